-- Where a lead came from: what the visitor chose in the form, and what their visit saw.
ALTER TABLE leads ADD COLUMN heardFrom TEXT NOT NULL DEFAULT '';
ALTER TABLE leads ADD COLUMN landingPage TEXT NOT NULL DEFAULT '';
ALTER TABLE leads ADD COLUMN pagesSeen TEXT NOT NULL DEFAULT '';
ALTER TABLE leads ADD COLUMN campaign TEXT NOT NULL DEFAULT '';
ALTER TABLE leads ADD COLUMN referrer TEXT NOT NULL DEFAULT '';
