-- 0: whoever wants to know of this lead is still to be told. What is there already counts as told.
ALTER TABLE leads ADD COLUMN told INTEGER NOT NULL DEFAULT 1;
CREATE INDEX leads_untold ON leads (id) WHERE told = 0 AND held IS NULL;

-- What a person wants to be told by mail: each enquiry, a summary of the day, alarms.
ALTER TABLE studio_accounts ADD COLUMN tell_leads INTEGER NOT NULL DEFAULT 0;
ALTER TABLE studio_accounts ADD COLUMN tell_digest INTEGER NOT NULL DEFAULT 0;
ALTER TABLE studio_accounts ADD COLUMN tell_alarms INTEGER NOT NULL DEFAULT 0;
-- The day of the last summary, such as 2026-01-31.
ALTER TABLE studio_accounts ADD COLUMN digest_day TEXT NOT NULL DEFAULT '';

-- Browsers that show notifications, as the Push API describes them.
CREATE TABLE studio_push (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account INTEGER NOT NULL REFERENCES studio_accounts (id) ON DELETE CASCADE,
  endpoint TEXT NOT NULL UNIQUE,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  device TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX studio_push_by_account ON studio_push (account);

-- What is to be told to whom: an outbox beside the one of the leads.
CREATE TABLE studio_notices (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  channel TEXT NOT NULL CHECK (channel IN ('mail', 'push', 'webhook', 'visitor')),
  kind TEXT NOT NULL CHECK (kind IN ('lead', 'digest', 'alarm')),
  -- Of mail and push; of push also the browser.
  account INTEGER REFERENCES studio_accounts (id) ON DELETE CASCADE,
  push INTEGER REFERENCES studio_push (id) ON DELETE CASCADE,
  lead INTEGER REFERENCES leads (id) ON DELETE CASCADE,
  -- An alarm as JSON. Nothing a visitor wrote.
  detail TEXT NOT NULL DEFAULT '',
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'dead', 'skipped')),
  attempts INTEGER NOT NULL DEFAULT 0,
  waited_ms INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  next_at INTEGER NOT NULL,
  sent_at INTEGER,
  last_error TEXT
) STRICT;
CREATE INDEX studio_notices_due ON studio_notices (channel, next_at) WHERE state = 'waiting';
CREATE INDEX studio_notices_by_lead ON studio_notices (lead);
CREATE INDEX studio_notices_by_account ON studio_notices (account);
CREATE INDEX studio_notices_by_push ON studio_notices (push);
CREATE INDEX studio_notices_by_time ON studio_notices (state, created_at);
