import type { Present } from '#shared/studio/endpoints.ts'

/** Milliseconds after which somebody whose connection has ended counts as gone: browsers come back at once. */
const GRACE_MS = 8_000

type Person = { id: number; name: string }
type Visit = { file: string; person: Person; send: (present: Present) => void }

/**
 * Who has a document open, in the memory of this process: one entry for each open stream, which are limited, and for
 * `GRACE_MS` after it.
 */
export function createPresence() {
  const visits = new Set<Visit>()

  /** To everybody in this document: who else is there. */
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
    /** Gives what is to be called when the stream has ended. */
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
