-- Number of the version that was undone by bringing back the one before it; null: that was not what was pressed.
ALTER TABLE content_publications ADD COLUMN undone INTEGER;
-- Earlier ones did not say: what brought back the version before the last one undid the last one, unless that had itself
-- brought something back.
UPDATE content_publications SET undone = restored + 1
WHERE version = restored + 2 AND NOT EXISTS (
  SELECT 1 FROM content_publications AS last
  WHERE last.version = content_publications.restored + 1 AND last.restored IS NOT NULL
);
