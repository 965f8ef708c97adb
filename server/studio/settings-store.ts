import { DEFAULT_SETTINGS, SETTING_SCHEMAS } from '#shared/studio/settings.ts'
import type { AllSettings, SettingValues } from '#shared/studio/settings.ts'
import type { Database } from '../db/schema.ts'
import { writeAudit } from './audit.ts'
import { Problem } from './problem.ts'

type Name = keyof SettingValues

/** What the studio's people set. A value that no longer fits its schema counts as not set. */
export function createSettingsStore({ kysely }: Pick<Database, 'kysely'>, now: () => number) {
  async function read(): Promise<AllSettings> {
    const rows = await kysely.selectFrom('studio_settings').selectAll().execute()
    const find = <N extends Name>(name: N) => {
      const row = rows.find((each) => each.name === name)
      const parsed = row && SETTING_SCHEMAS[name].safeParse(JSON.parse(row.value))
      const value = (parsed?.success ? parsed.data : DEFAULT_SETTINGS[name]) as SettingValues[N]
      return { value, version: row?.version ?? 0 }
    }
    return { templates: find('templates'), 'office-hours': find('office-hours') }
  }

  return {
    read,

    async write<N extends Name>(
      name: N,
      { value, version }: { value: SettingValues[N]; version: number },
      account: number,
    ) {
      const saved = await kysely.transaction().execute(async (tx) => {
        const row = { name, value: JSON.stringify(value), version: version + 1 }
        const { numInsertedOrUpdatedRows } = await tx
          .insertInto('studio_settings')
          .values(row)
          .onConflict((conflict) =>
            conflict.column('name').doUpdateSet(row).where('studio_settings.version', '=', version),
          )
          .executeTakeFirst()
        if (!numInsertedOrUpdatedRows) return false
        await writeAudit(tx, { at: now(), account, action: 'settings changed', target: name })
        return true
      })
      const current = await read()
      if (saved) return current
      throw new Problem(409, 'conflict', 'Somebody else has changed this meanwhile.', { current })
    },
  }
}
