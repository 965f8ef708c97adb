CREATE TABLE deliveries_new (
  lead INTEGER NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  channel TEXT NOT NULL CHECK (channel IN ('spreadsheet', 'mail')),
  state TEXT NOT NULL CHECK (state IN ('held', 'waiting', 'delivered', 'dead')),
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Sum of the pauses between attempts: time the server was down does not count towards RETRY_HOURS.
  waited_ms INTEGER NOT NULL DEFAULT 0,
  next_at INTEGER NOT NULL,
  delivered_at INTEGER,
  last_error TEXT,
  PRIMARY KEY (lead, channel)
) STRICT, WITHOUT ROWID;

INSERT INTO deliveries_new (lead, channel, state, attempts, next_at, delivered_at, last_error)
SELECT
  lead,
  channel,
  CASE WHEN state = 'waiting' AND held IS NOT NULL THEN 'held' ELSE state END,
  attempts,
  next_at,
  delivered_at,
  last_error
FROM deliveries JOIN leads ON leads.id = lead;

DROP TABLE deliveries;
ALTER TABLE deliveries_new RENAME TO deliveries;
CREATE INDEX deliveries_due ON deliveries (channel, state, next_at);

-- One row that the health check writes to.
CREATE TABLE health (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  checked_at INTEGER NOT NULL
) STRICT;
INSERT INTO health VALUES (1, 0);
