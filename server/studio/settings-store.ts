import type { Kysely } from 'kysely'
import { DEFAULT_SETTINGS, SETTING_SCHEMAS } from '#shared/studio/settings.ts'
import type { AllSettings, SettingName, SettingValues } from '#shared/studio/settings.ts'
import type { Database, Schema } from '../db/schema.ts'
import { writeAudit } from './audit.ts'
import { Problem } from './problem.ts'

type Stored = { [N in SettingName]: { value: SettingValues[N]; version: number } }
/** Secrets in the same table. No endpoint returns them but those made for it. */
type SecretName = 'vapid' | 'webhook-secret'

export type SettingsStore = ReturnType<typeof createSettingsStore>

/** Stores the settings of the studio. A value that no longer matches its schema counts as unset. */
export function createSettingsStore({ kysely }: Pick<Database, 'kysely'>, now: () => number) {
  async function read(db: Kysely<Schema> = kysely): Promise<Stored> {
    const rows = await db.selectFrom('studio_settings').selectAll().execute()
    const find = <N extends SettingName>(name: N) => {
      const row = rows.find((each) => each.name === name)
      const parsed = row && SETTING_SCHEMAS[name].safeParse(JSON.parse(row.value))
      // TypeScript does not relate the schema of a name to its value.
      const value = (parsed?.success ? parsed.data : DEFAULT_SETTINGS[name]) as SettingValues[N]
      return { value, version: row?.version ?? 0 }
    }
    return {
      templates: find('templates'),
      'office-hours': find('office-hours'),
      webhook: find('webhook'),
      confirmation: find('confirmation'),
      retention: find('retention'),
    }
  }

  async function readSecret(name: SecretName) {
    const row = await kysely.selectFrom('studio_settings').select('value').where('name', '=', name).executeTakeFirst()
    return row?.value ?? null
  }

  return {
    read,

    /** Returns the settings that all accounts with leads may read. */
    async readDesk(): Promise<AllSettings> {
      const { templates, 'office-hours': officeHours } = await read()
      return { templates, 'office-hours': officeHours }
    },

    /**
     * Saves a setting and returns the result of `show`, which is also the `current` of the conflict when `version` is
     * not the newest.
     */
    async write<N extends SettingName, Shown>(
      name: N,
      { value, version }: { value: SettingValues[N]; version: number },
      account: number,
      show: () => Promise<Shown>,
    ): Promise<Shown> {
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
      const current = await show()
      if (saved) return current
      throw new Problem(409, 'conflict', 'Somebody else has changed this meanwhile.', { current })
    },

    /** Returns a secret, which is generated the first time. When several servers generate one, all use the first. */
    async secret(name: SecretName, make: () => string | Promise<string>): Promise<string> {
      const known = await readSecret(name)
      if (known !== null) return known
      const row = { name, value: await make(), version: 1 }
      await kysely
        .insertInto('studio_settings')
        .values(row)
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute()
      return (await readSecret(name)) ?? row.value
    },

    async renewSecret(name: SecretName, value: string, account: number) {
      await kysely.transaction().execute(async (tx) => {
        const row = { name, value, version: 1 }
        await tx
          .insertInto('studio_settings')
          .values(row)
          .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
          .execute()
        await writeAudit(tx, { at: now(), account, action: 'settings changed', target: name })
      })
    },
  }
}
