-- What was typed in documents and not published yet: one draft for each file.
CREATE TABLE content_drafts (
  -- Path from the project's root.
  file text PRIMARY KEY,
  -- JSON: as it was typed, and what the file said when the draft was begun.
  typed text NOT NULL,
  base text NOT NULL,
  -- SHA-256 of that file.
  base_version text NOT NULL,
  version integer NOT NULL,
  -- Who kept it last.
  account integer REFERENCES studio_accounts (id) ON DELETE SET NULL,
  saved_at bigint NOT NULL
);
CREATE INDEX content_drafts_by_account ON content_drafts (account);
