import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = 'docs/decisions'

test.for(readdirSync(folder))('%s has number, date, status and the three parts', (file) => {
  const text = readFileSync(`${folder}/${file}`, 'utf8')
  expect(text).toMatch(
    new RegExp(`^# ${file.slice(0, 3)} .+\n\n- Date: \\d{4}-\\d{2}-\\d{2}\n- Status: (Accepted|Superseded)`),
  )
  const parts = text.match(/^## (Context|Decision|Consequences)$/gm)
  expect(parts).toEqual(['## Context', '## Decision', '## Consequences'])
})
