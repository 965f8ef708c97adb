-- What was typed in documents and not published yet: one draft for each file.
CREATE TABLE content_drafts (
  -- Path from the project's root.
  file TEXT PRIMARY KEY,
  -- JSON: as it was typed, and what the file said when the draft was begun.
  typed TEXT NOT NULL,
  base TEXT NOT NULL,
  -- SHA-256 of that file.
  base_version TEXT NOT NULL,
  version INTEGER NOT NULL,
  -- Who kept it last.
  account INTEGER REFERENCES studio_accounts (id) ON DELETE SET NULL,
  saved_at INTEGER NOT NULL
) STRICT;
CREATE INDEX content_drafts_by_account ON content_drafts (account);
