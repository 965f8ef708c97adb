-- Where a lead came from: what the visitor chose in the form, and what their visit saw.
ALTER TABLE leads ADD COLUMN "heardFrom" text NOT NULL DEFAULT '';
ALTER TABLE leads ADD COLUMN "landingPage" text NOT NULL DEFAULT '';
ALTER TABLE leads ADD COLUMN "pagesSeen" text NOT NULL DEFAULT '';
ALTER TABLE leads ADD COLUMN campaign text NOT NULL DEFAULT '';
ALTER TABLE leads ADD COLUMN referrer text NOT NULL DEFAULT '';
