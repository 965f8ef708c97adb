CREATE TABLE leads (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  submission TEXT NOT NULL UNIQUE,
  dedupe TEXT NOT NULL UNIQUE,
  received_at INTEGER NOT NULL,
  held TEXT,
  name TEXT NOT NULL,
  mobile TEXT NOT NULL,
  email TEXT NOT NULL,
  companyName TEXT NOT NULL,
  budget TEXT NOT NULL,
  website TEXT NOT NULL,
  message TEXT NOT NULL
) STRICT;

CREATE INDEX leads_by_email ON leads (email COLLATE NOCASE);
CREATE INDEX leads_by_time ON leads (received_at);

CREATE TABLE deliveries (
  lead INTEGER NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  channel TEXT NOT NULL CHECK (channel IN ('spreadsheet', 'mail')),
  state TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'dead')),
  attempts INTEGER NOT NULL DEFAULT 0,
  since INTEGER NOT NULL,
  next_at INTEGER NOT NULL,
  delivered_at INTEGER,
  last_error TEXT,
  PRIMARY KEY (lead, channel)
) STRICT, WITHOUT ROWID;

CREATE INDEX deliveries_due ON deliveries (channel, state, next_at);
