-- Whether pages came, went, were shown or hidden with it: 1 or 0; null where it made no version.
ALTER TABLE content_publications ADD COLUMN of_pages INTEGER;
-- Of earlier ones it is taken, this once, from what their texts say.
UPDATE content_publications SET of_pages = CASE WHEN kind = 'scheduled' OR EXISTS (
  SELECT 1 FROM content_version_files AS f
  WHERE f.version = content_publications.version AND (
    f.before = '' OR f.after = ''
    OR (f.before LIKE '%draft: true%') <> (f.after LIKE '%draft: true%')
    OR (f.before LIKE '%publishOn:%') <> (f.after LIKE '%publishOn:%')
  )
) THEN 1 ELSE 0 END
WHERE version IS NOT NULL;
