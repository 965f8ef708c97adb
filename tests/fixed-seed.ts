import fc from 'fast-check'

/** The same inputs at every run, so that a red test means a change. FUZZ_SEED=… sets another seed. */
fc.configureGlobal({ seed: Number(process.env['FUZZ_SEED'] ?? 2026) })
