import type { Present } from '#shared/studio/endpoints.ts'

/** Milliseconds after which somebody whose connection has ended counts as gone: browsers come back at once. */
const GRACE_MS = 8_000

type Person = { id: number; name: string }
type Seat = { file: string; person: Person; tell: (present: Present) => void }

/**
 * Who has a document open, in the memory of this process: one entry for each open stream, which are limited, and for
 * `GRACE_MS` after it.
 */
export function createPresence() {
  const seats = new Set<Seat>()

  /** To everybody in this document: who else is there. */
  function tellAll(file: string) {
    const inside = [...seats].filter((seat) => seat.file === file)
    for (const { person, tell } of inside) {
      const others = new Map(
        inside.filter((seat) => seat.person.id !== person.id).map((seat) => [seat.person.id, seat.person.name]),
      )
      tell({ file, people: [...others.values()].toSorted() })
    }
  }

  return {
    /** Gives what is to be called when the stream has ended. */
    enter(file: string, person: Person, tell: Seat['tell']): () => void {
      const seat: Seat = { file, person, tell }
      seats.add(seat)
      tellAll(file)
      return () => {
        seat.tell = () => undefined
        setTimeout(() => {
          seats.delete(seat)
          tellAll(file)
        }, GRACE_MS).unref()
      }
    },
  }
}
