/** Publishing what was typed, and bringing back what was published before. */
import { z } from './zod.ts'
import { changeSchema, faultSchema, file, leftSchema } from './documents.ts'
import { endpoint } from './endpoint.ts'

/** A document with what publishing it changes. */
const changedDocumentSchema = z.object({
  file,
  title: z.string(),
  group: z.string(),
  kind: z.enum(['new', 'changed', 'removed']),
  changes: z.array(changeSchema),
})
export type ChangedDocument = z.infer<typeof changedDocumentSchema>

/** What has to be published with a document. */
const needsSchema = z.object({
  /** Others that belong to it: words of its pictures, new pages it leads to. */
  needs: z.array(file),
  /** Those of `needs` without which it can be published all the same. */
  canWait: z.array(file),
})

const restoredDocumentSchema = changedDocumentSchema.extend(needsSchema.shape)
export type RestoredDocument = z.infer<typeof restoredDocumentSchema>

const plannedDocumentSchema = restoredDocumentSchema.extend({
  /** Of its draft. */
  version: z.number(),
  /** Why visitors will not see the page even then. */
  hidden: z.string().nullable(),
  /** Of a page that is hidden: the later day on which it would appear if it were not. */
  wouldAppear: z.string().nullable(),
  savedBy: z.string(),
  savedAt: z.number(),
  /** What keeps it from being published, as far as it is seen in this document alone. */
  faults: z.array(
    faultSchema.extend({
      /** Where it stands, as the form calls it; empty when the whole document is meant. */
      title: z.string(),
      /** Where it stands, if that is another document. */
      file: file.optional(),
    }),
  ),
  /** How many of these are only still to write. */
  left: leftSchema,
  /** Fields that were also changed in the file meanwhile: to be settled in the document first. */
  conflicts: z.array(z.string()),
  /** Of a page that is shown again: links to it that were taken out to hide it, and can be put back. */
  linksOut: z.number(),
})
export type PlannedDocument = z.infer<typeof plannedDocumentSchema>

/** Those that end one; after all but `done` the site is as it was. `refused`: faults were found. `failed`: see `error`. */
const ENDED_STATES = ['done', 'refused', 'failed', 'stopped'] as const
/** In this order. */
export const PUBLISH_STATES = ['checking', 'building', 'trying', 'switching', ...ENDED_STATES] as const
export type PublishState = (typeof PUBLISH_STATES)[number]

export const isRunning = (state: PublishState) => !ENDED_STATES.some((ended) => ended === state)

/** `scheduled`: a page whose day has come, by itself. */
const kindSchema = z.enum(['published', 'restored', 'scheduled'])

const publicationSchema = z.object({
  id: z.number(),
  state: z.enum(PUBLISH_STATES),
  kind: kindSchema,
  /** With `restored`: the number of the version that was to be brought back; 0 is the site before the first. */
  restored: z.number().nullable(),
  /** With `restored`: the number of the version that this undoes; null where a version is brought back by its own name. */
  undone: z.number().nullable(),
  /** Null: nobody, it happened by itself. */
  by: z.string().nullable(),
  /** Of `by`. */
  account: z.number().nullable(),
  startedAt: z.number(),
  endedAt: z.number().nullable(),
  files: z.array(file),
  /** With `refused`: what is wrong, of which document. */
  faults: z.array(faultSchema.extend({ file, title: z.string() })),
  /** With `failed`: why, in words for people. With `stopped`: who did it. */
  error: z.string().nullable(),
  /** With `done`: the number of the version that it made; null when no document was changed. */
  version: z.number().nullable(),
})
export type Publication = z.infer<typeof publicationSchema>

/**
 * How the repository of the project and its remote stand. `waiting`: commits are not pushed yet. `diverged`: both have
 * commits that the other has not. `program`: the remote has commits that change more than content. `blocked`: files were
 * changed by hand that would be overwritten.
 */
const remoteStateSchema = z.object({
  state: z.enum(['unknown', 'same', 'waiting', 'unreachable', 'diverged', 'program', 'blocked', 'failed']),
  /** Commits that only we, or only the remote, have. */
  ahead: z.number(),
  behind: z.number(),
  branch: z.string(),
  at: z.number().nullable(),
})
export type RemoteState = z.infer<typeof remoteStateSchema>

const versionSchema = z.object({
  /** From 1 on. */
  number: z.number(),
  at: z.number(),
  by: z.string().nullable(),
  kind: kindSchema,
  /** With `restored`: the number of the version that was brought back. */
  restored: z.number().nullable(),
  /** With `restored`: the number of the version that was undone by it. */
  undone: z.number().nullable(),
  documents: z.array(z.object({ file, title: z.string() })),
})
export type ContentVersion = z.infer<typeof versionSchema>

const listedVersionSchema = versionSchema.extend({
  /** Milliseconds from the press to the site. */
  tookMs: z.number(),
  documents: z.array(
    z.object({
      file,
      title: z.string(),
      kind: changedDocumentSchema.shape.kind,
      /** Entries of lists and paragraphs count one by one. */
      changes: z.number(),
      /** Whether visitors found the page no longer from then on, or found it again. */
      visibility: z.enum(['hidden', 'shown']).nullable(),
    }),
  ),
  /** Of the document listed first, the first change that says something by itself, shortened. */
  first: changeSchema.nullable(),
})
export type ListedVersion = z.infer<typeof listedVersionSchema>

const publishTimeSchema = z.object({
  ms: z.number(),
  /** Pages came, went, were shown or hidden: then every page is built anew. */
  isOfPages: z.boolean(),
})
export type PublishTime = z.infer<typeof publishTimeSchema>

const number = z.object({ number: z.coerce.number().int().min(0) })

/** Every draft with what it changes. */
export const getPublishPlan = endpoint({
  method: 'GET',
  path: '/publishing/plan',
  access: 'publish',
  answer: z.object({ documents: z.array(plannedDocumentSchema) }),
  timeoutMs: 30_000,
})

/**
 * Begins to publish these drafts in these versions, and answers at once; getPublishing says how far it is. 409
 * `conflict` when a draft is not of that version any more (somebody typed on), 409 `busy` with the one that is running
 * as `current`.
 */
export const startPublishing = endpoint({
  method: 'POST',
  path: '/publishing',
  access: 'publish',
  body: z.object({
    documents: z
      .array(z.object({ file, version: z.number().int().min(1) }))
      .min(1)
      .max(500),
  }),
  answer: publicationSchema,
})

/**
 * Ends one that is running; getPublishing says when it has. Drafts stay. 409 `late` when it has ended, or is being put in
 * its place already.
 */
export const stopPublishing = endpoint({
  method: 'POST',
  path: '/publishing/:id/stop',
  access: 'publish',
  params: z.object({ id: z.coerce.number().int().min(1) }),
  answer: publicationSchema,
})

/**
 * The one that is running, or the last one; to be asked each second while it runs. `times`: how long the last
 * ones took for which the site was built, newest first; at most five of each kind.
 */
export const getPublishing = endpoint({
  method: 'GET',
  path: '/publishing',
  access: 'content',
  answer: z.object({ publication: publicationSchema.nullable(), times: z.array(publishTimeSchema) }),
})

/** Null: nothing is pushed or pulled on this server. */
export const getRemote = endpoint({
  method: 'GET',
  path: '/publishing/remote',
  access: 'content',
  answer: z.object({ remote: remoteStateSchema.nullable() }),
})

/** Newest first. `before`: the number of the last version that is known. */
export const listVersions = endpoint({
  method: 'GET',
  path: '/versions',
  access: 'content',
  query: z.object({ before: z.coerce.number().int().min(1).optional() }),
  answer: z.object({ versions: z.array(listedVersionSchema), next: z.number().nullable() }),
})

/** One version with what it changed, field by field. */
export const getVersion = endpoint({
  method: 'GET',
  path: '/versions/:number',
  access: 'content',
  params: number,
  answer: versionSchema.extend({ documents: z.array(changedDocumentSchema) }),
})

/** What differs between two versions, the one at `number` first. 0: as it was before the first one. */
export const compareVersions = endpoint({
  method: 'GET',
  path: '/versions/:number/compared',
  access: 'content',
  params: number,
  query: z.object({ with: number.shape.number }),
  answer: z.object({ documents: z.array(changedDocumentSchema) }),
})

/** What bringing back a version would change now. 0: as it was before the first one. */
export const getRestorePlan = endpoint({
  method: 'GET',
  path: '/versions/:number/plan',
  access: 'publish',
  params: number,
  answer: z.object({ documents: z.array(restoredDocumentSchema) }),
})

/**
 * Publishes these documents as they were when this version had been published; to undo the newest one, bring back the
 * one before it, with `isUndo`, which is recorded while that still is the newest one. Answers as startPublishing does; 409 `unchanged` when each says the same as then. Drafts stay.
 */
export const restoreVersion = endpoint({
  method: 'POST',
  path: '/versions/:number/restore',
  access: 'publish',
  params: number,
  body: z.object({ files: z.array(file).min(1).max(500), isUndo: z.boolean().default(false) }),
  answer: publicationSchema,
})

export const PUBLISH_ENDPOINTS = {
  getPublishPlan,
  startPublishing,
  stopPublishing,
  getPublishing,
  getRemote,
  listVersions,
  getVersion,
  compareVersions,
  getRestorePlan,
  restoreVersion,
}
