CREATE TABLE studio_accounts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  email TEXT NOT NULL UNIQUE,
  role TEXT NOT NULL CHECK (role IN ('owner', 'editor', 'sales')),
  -- What authenticators know the account by.
  handle TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  -- Kept for the names in timelines.
  revoked_at INTEGER,
  -- Leads up to this id count as read.
  read_up_to INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE studio_passkeys (
  id TEXT PRIMARY KEY,
  account INTEGER NOT NULL REFERENCES studio_accounts (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  public_key TEXT NOT NULL,
  counter INTEGER NOT NULL,
  transports TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT;
CREATE INDEX studio_passkeys_by_account ON studio_passkeys (account);

CREATE TABLE studio_links (
  -- SHA-256 of the token.
  hash TEXT PRIMARY KEY,
  account INTEGER NOT NULL REFERENCES studio_accounts (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('invitation', 'device', 'recovery')),
  expires_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT;

CREATE TABLE studio_challenges (
  -- SHA-256 of what the browser keeps in a cookie.
  hash TEXT PRIMARY KEY,
  purpose TEXT NOT NULL,
  challenge TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;

CREATE TABLE studio_sessions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  hash TEXT NOT NULL UNIQUE,
  account INTEGER NOT NULL REFERENCES studio_accounts (id) ON DELETE CASCADE,
  device TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX studio_sessions_by_account ON studio_sessions (account);

-- Who did what. Names no visitor: an erased lead leaves its number only.
CREATE TABLE studio_audit (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL,
  account INTEGER REFERENCES studio_accounts (id),
  action TEXT NOT NULL,
  target TEXT NOT NULL
) STRICT;

CREATE TABLE studio_settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL,
  version INTEGER NOT NULL
) STRICT;

ALTER TABLE leads ADD COLUMN stage TEXT NOT NULL DEFAULT 'new'
  CHECK (stage IN ('new', 'contacted', 'qualified', 'proposal', 'won', 'lost'));
ALTER TABLE leads ADD COLUMN lost_reason TEXT;
ALTER TABLE leads ADD COLUMN assignee INTEGER REFERENCES studio_accounts (id);
-- A day, such as 2026-01-31.
ALTER TABLE leads ADD COLUMN follow_up TEXT;
ALTER TABLE leads ADD COLUMN value_amount INTEGER;
ALTER TABLE leads ADD COLUMN value_currency TEXT CHECK (value_currency IN ('INR', 'AED'));
ALTER TABLE leads ADD COLUMN answered_at INTEGER;
ALTER TABLE leads ADD COLUMN spam INTEGER NOT NULL DEFAULT 0;
ALTER TABLE leads ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
-- The conditions of the desk's lists, word for word as its queries have them.
CREATE INDEX leads_open ON leads (id)
  WHERE held IS NULL AND spam = 0 AND stage IN ('new', 'contacted', 'qualified', 'proposal');
CREATE INDEX leads_closed ON leads (id) WHERE held IS NULL AND spam = 0 AND stage IN ('won', 'lost');
CREATE INDEX leads_held ON leads (id) WHERE held IS NOT NULL AND spam = 0;
CREATE INDEX leads_by_stage ON leads (stage, id);
CREATE INDEX leads_by_assignee ON leads (assignee, id);
CREATE INDEX leads_by_follow_up ON leads (follow_up) WHERE follow_up IS NOT NULL;
CREATE INDEX leads_by_mobile ON leads (mobile);

CREATE TABLE lead_events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  lead INTEGER NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  account INTEGER REFERENCES studio_accounts (id),
  kind TEXT NOT NULL,
  note TEXT NOT NULL,
  before TEXT,
  after TEXT,
  -- Chosen by the sender of a note: sent twice, it is kept once.
  key TEXT UNIQUE
) STRICT;
CREATE INDEX lead_events_by_lead ON lead_events (lead, id);

-- What differs from the account's read_up_to.
CREATE TABLE lead_reads (
  account INTEGER NOT NULL REFERENCES studio_accounts (id) ON DELETE CASCADE,
  lead INTEGER NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  is_read INTEGER NOT NULL,
  PRIMARY KEY (account, lead)
) STRICT, WITHOUT ROWID;
CREATE INDEX lead_reads_by_lead ON lead_reads (lead);
