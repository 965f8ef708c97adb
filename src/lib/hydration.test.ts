import { describe, expect, it, vi } from 'vitest'
import { afterHydration, expectSections } from './hydration.ts'

describe('afterHydration', () => {
  it('waits for the last of the sections, also when one comes before it is announced', async () => {
    const run = vi.fn<() => void>()
    expectSections(-1)
    expectSections(3)
    afterHydration(run)
    await Promise.resolve()
    expectSections(-1)
    await Promise.resolve()
    expect(run).not.toHaveBeenCalled()
    expectSections(-1)
    await Promise.resolve()
    expect(run).toHaveBeenCalledOnce()
  })

  it('is not misled by a count that passes nought within one commit, and can be called off', async () => {
    const run = vi.fn<() => void>()
    const gone = vi.fn<() => void>()
    expectSections(2)
    afterHydration(run)
    afterHydration(gone)()
    await Promise.resolve()
    expectSections(-2)
    expectSections(2)
    await Promise.resolve()
    expect(run).not.toHaveBeenCalled()
    expectSections(-2)
    await Promise.resolve()
    expect(run).toHaveBeenCalledOnce()
    expect(gone).not.toHaveBeenCalled()
  })
})
