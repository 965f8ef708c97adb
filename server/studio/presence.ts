import type { Present } from '#shared/studio/endpoints.ts'

/** Time after which a person without a connection counts as gone, because browsers reconnect at once. */
const GRACE_MS = 8_000

type Person = { id: number; name: string }
type Visit = { file: string; person: Person; send: (present: Present) => void }

/**
 * Records who has a document open, in the memory of this process: one entry per open stream, whose number is limited,
 * and for `GRACE_MS` after it.
 */
export function createPresence() {
  const visits = new Set<Visit>()

  /** Sends everybody in this document the names of the others. */
  function announce(file: string) {
    const inside = [...visits].filter((visit) => visit.file === file)
    for (const { person, send } of inside) {
      const others = new Map(
        inside.filter((visit) => visit.person.id !== person.id).map((visit) => [visit.person.id, visit.person.name]),
      )
      send({ file, people: [...others.values()].toSorted() })
    }
  }

  return {
    /** Adds a person and returns the function to call when the stream has ended. */
    enter(file: string, person: Person, send: Visit['send']): () => void {
      const visit: Visit = { file, person, send }
      visits.add(visit)
      announce(file)
      return () => {
        visit.send = () => undefined
        setTimeout(() => {
          visits.delete(visit)
          announce(file)
        }, GRACE_MS).unref()
      }
    },
  }
}
