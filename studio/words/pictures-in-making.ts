import { useSyncExternalStore } from 'react'
import { NOT_READY } from '#shared/studio/uploads.ts'
import type { DocumentFault } from '#shared/studio/documents.ts'
import { DOCUMENTS_KEY } from '../api/queries.ts'
import { queryClient } from '../api/query-client.ts'
import { beginFinish, stateNow, untilMade } from './upload-call.ts'
import type { Finish } from './upload-call.ts'

/** A picture in a text whose renditions are still being made. */
export type PictureInMaking = {
  id: string
  /** The picture's name, as a text refers to it. */
  value: string
  alt: string
  /** Final size in pixels. */
  width: number
  height: number
  made: number
  of: number
  /** Reason why it could not be made; null while it is in progress. */
  error: string | null
}

type Sent = { id: string; width: number; height: number }

let pictures: readonly PictureInMaking[] = []
const orders = new Map<string, Finish>()
const listeners = new Set<() => void>()

function set(next: readonly PictureInMaking[]) {
  pictures = next
  for (const listener of listeners) listener()
}

const change = (id: string, next: Partial<PictureInMaking>) =>
  set(pictures.map((each) => (each.id === id ? { ...each, ...next } : each)))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const usePicturesInMaking = () => useSyncExternalStore(subscribe, () => pictures)

/**
 * Starts to make the renditions of a picture without waiting for them. Returns the name by which a text refers to it.
 */
export async function makeInBackground({ id, width, height }: Sent, order: Finish): Promise<string> {
  const { value, made, of } = await beginFinish(id, order)
  if (value === null) throw new Error('This picture has no name yet. Please try again.')
  orders.set(id, order)
  set([...pictures, { id, value, alt: order.alt, width, height, made, of, error: null }])
  void follow(id)
  return value
}

async function follow(id: string) {
  try {
    await untilMade(await stateNow(id), (made, of) => change(id, { made, of }), { isPatient: true })
    await queryClient.invalidateQueries({ queryKey: DOCUMENTS_KEY })
    forget(id)
  } catch (error) {
    change(id, { error: error instanceof Error ? error.message : String(error) })
  }
}

/** Tries again; the server keeps uploaded files for a day. */
export async function makeAgain(id: string) {
  const order = orders.get(id)
  change(id, { error: null })
  try {
    const { state } = await stateNow(id)
    if (order && (state === 'failed' || state === 'read')) await beginFinish(id, order)
    await follow(id)
  } catch (error) {
    change(id, { error: error instanceof Error ? error.message : String(error) })
  }
}

export function forget(id: string) {
  orders.delete(id)
  set(pictures.filter((each) => each.id !== id))
}

/** Whether a fault is only about a picture that is still being made, which is shown beside the text instead. */
export const isAwaited = ({ message }: DocumentFault, body: string, all: readonly PictureInMaking[]) =>
  message.includes(NOT_READY) && all.some(({ value, error }) => error === null && body.includes(value))

/** Removes pictures from a text that cannot be shown yet. */
export const withoutPicturesInMaking = (body: string, all: readonly PictureInMaking[]) =>
  all.reduce((text, { value }) => {
    const lines = text.split('\n').filter((line) => !(line.startsWith('![') && line.includes(`](${value}.jpg`)))
    return lines.join('\n')
  }, body)
