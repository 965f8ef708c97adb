-- Links that show pages with drafts to whoever has them. Those that have ended are kept for a while, so that they can say so.
CREATE TABLE preview_links (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  hash TEXT NOT NULL UNIQUE,
  -- The page it opens with.
  path TEXT NOT NULL,
  account INTEGER NOT NULL REFERENCES studio_accounts (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  revoked_at INTEGER,
  opened INTEGER NOT NULL DEFAULT 0,
  opened_at INTEGER
) STRICT;
CREATE INDEX preview_links_by_account ON preview_links (account);
