-- Each attempt to publish. Those that were done and changed documents are the versions of the content.
CREATE TABLE content_publications (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('published', 'restored', 'scheduled')),
  state TEXT NOT NULL,
  -- Who did it; null: it happened by itself.
  account INTEGER REFERENCES studio_accounts (id) ON DELETE SET NULL,
  started_at INTEGER NOT NULL,
  ended_at INTEGER,
  -- JSON: paths of files; what was wrong.
  files TEXT NOT NULL,
  faults TEXT NOT NULL DEFAULT '[]',
  error TEXT,
  -- Number of the version it became, and of the one it brought back.
  version INTEGER UNIQUE,
  restored INTEGER
) STRICT;
CREATE INDEX content_publications_by_account ON content_publications (account);

-- What each version changed, as whole texts.
CREATE TABLE content_version_files (
  version INTEGER NOT NULL REFERENCES content_publications (version),
  file TEXT NOT NULL,
  title TEXT NOT NULL,
  before TEXT NOT NULL,
  after TEXT NOT NULL,
  PRIMARY KEY (version, file)
) STRICT;
