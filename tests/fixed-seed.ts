import fc from 'fast-check'

/** Every run has the same inputs, so that a failing test means a change. FUZZ_SEED=… sets another seed. */
fc.configureGlobal({ seed: Number(process.env['FUZZ_SEED'] ?? 2026) })
