/** Publishing of drafts, and restoring of earlier versions. */
import { z } from './zod.ts'
import { changeSchema, faultSchema, file, leftSchema } from './documents.ts'
import { endpoint } from './endpoint.ts'

/** A document and the changes that publishing it makes. */
const changedDocumentSchema = z.object({
  file,
  title: z.string(),
  group: z.string(),
  kind: z.enum(['new', 'changed', 'removed']),
  changes: z.array(changeSchema),
})
export type ChangedDocument = z.infer<typeof changedDocumentSchema>

/** Documents that have to be published together with a document. */
const needsSchema = z.object({
  /** Other documents that belong to this one: texts of its pictures, new pages it links to. */
  needs: z.array(file),
  /** Those of `needs` that are not required. */
  canWait: z.array(file),
})

const restoredDocumentSchema = changedDocumentSchema.extend(needsSchema.shape)
export type RestoredDocument = z.infer<typeof restoredDocumentSchema>

const plannedDocumentSchema = restoredDocumentSchema.extend({
  /** Version of the draft. */
  version: z.number(),
  /** Why visitors will not see the page even after publishing. */
  hidden: z.string().nullable(),
  /** For a hidden page: future day on which it would appear if it were shown. */
  wouldAppear: z.string().nullable(),
  savedBy: z.string(),
  savedAt: z.number(),
  /** Faults that keep the draft from being published and can be found in this document alone. */
  faults: z.array(
    faultSchema.extend({
      /** Title of the field as the form shows it; empty for the whole document. */
      title: z.string(),
      /** File of another document that has the fault, if any. */
      file: file.optional(),
    }),
  ),
  /** Numbers of faults to write and to mend. */
  left: leftSchema,
  /** Paths that were also changed in the file meanwhile and must be resolved in the document first. */
  conflicts: z.array(z.string()),
  /** For a page that is shown again: number of links that were taken out to hide it and can be put back. */
  linksOut: z.number(),
})
export type PlannedDocument = z.infer<typeof plannedDocumentSchema>

/**
 * Final states. After all but `done` the site is unchanged. `refused`: the content has faults. `failed`: see `error`.
 */
const ENDED_STATES = ['done', 'refused', 'failed', 'stopped'] as const
/** All states, in order. */
export const PUBLISH_STATES = ['checking', 'building', 'trying', 'switching', ...ENDED_STATES] as const
export type PublishState = (typeof PUBLISH_STATES)[number]

export const isRunning = (state: PublishState) => !ENDED_STATES.some((ended) => ended === state)

/** `scheduled`: a page was published by itself because its day had come. */
const kindSchema = z.enum(['published', 'restored', 'scheduled'])

const publicationSchema = z.object({
  id: z.number(),
  state: z.enum(PUBLISH_STATES),
  kind: kindSchema,
  /** For `restored`: number of the version to be restored; 0 is the site before the first version. */
  restored: z.number().nullable(),
  /** For `restored`: number of the version that is undone; null when a version was restored by its number. */
  undone: z.number().nullable(),
  /** Name of the person; null when it happened by itself. */
  by: z.string().nullable(),
  /** Account id of `by`. */
  account: z.number().nullable(),
  startedAt: z.number(),
  endedAt: z.number().nullable(),
  files: z.array(file),
  /** For `refused`: the faults and their documents. */
  faults: z.array(faultSchema.extend({ file, title: z.string() })),
  /** For `failed`: the reason, in words for people. For `stopped`: the person who stopped it. */
  error: z.string().nullable(),
  /** For `done`: number of the new version; null when no document changed. */
  version: z.number().nullable(),
})
export type Publication = z.infer<typeof publicationSchema>

/**
 * State of the project's Git repository against its remote. `waiting`: commits are not pushed yet. `diverged`: both
 * have commits that the other lacks. `program`: the remote has commits that change more than content. `blocked`: a pull
 * would overwrite files that were changed by hand.
 */
const remoteStateSchema = z.object({
  state: z.enum(['unknown', 'same', 'waiting', 'unreachable', 'diverged', 'program', 'blocked', 'failed']),
  /** Numbers of commits that only this repository (`ahead`) or only the remote (`behind`) has. */
  ahead: z.number(),
  behind: z.number(),
  branch: z.string(),
  at: z.number().nullable(),
})
export type RemoteState = z.infer<typeof remoteStateSchema>

const versionSchema = z.object({
  /** Number of the version, from 1. */
  number: z.number(),
  at: z.number(),
  by: z.string().nullable(),
  kind: kindSchema,
  /** For `restored`: number of the version that was restored. */
  restored: z.number().nullable(),
  /** For `restored`: number of the version that was undone by it. */
  undone: z.number().nullable(),
  documents: z.array(z.object({ file, title: z.string() })),
})
export type ContentVersion = z.infer<typeof versionSchema>

const listedVersionSchema = versionSchema.extend({
  /** Time from the request until the site was switched. */
  tookMs: z.number(),
  documents: z.array(
    z.object({
      file,
      title: z.string(),
      kind: changedDocumentSchema.shape.kind,
      /** Number of changes; list entries and paragraphs are counted one by one. */
      changes: z.number(),
      /** Whether the page was hidden from visitors or shown again. */
      visibility: z.enum(['hidden', 'shown']).nullable(),
    }),
  ),
  /** First change of the first document, shortened; null when that document was added or removed. */
  first: changeSchema.nullable(),
})
export type ListedVersion = z.infer<typeof listedVersionSchema>

const publishTimeSchema = z.object({
  ms: z.number(),
  /** True when pages were added, removed, shown or hidden, which rebuilds every page. */
  isOfPages: z.boolean(),
})
export type PublishTime = z.infer<typeof publishTimeSchema>

const number = z.object({ number: z.coerce.number().int().min(0) })

/** Lists all drafts with their changes. */
export const getPublishPlan = endpoint({
  method: 'GET',
  path: '/publishing/plan',
  access: 'publish',
  answer: z.object({ documents: z.array(plannedDocumentSchema) }),
  timeoutMs: 30_000,
})

/**
 * Starts to publish these versions of these drafts, and answers at once; getPublishing reports the progress. Answers
 * 409 `conflict` when a draft was saved again meanwhile, 409 `busy` with the running publication as `current`.
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
 * Stops a running publication; getPublishing reports when it has ended. Drafts are kept. Answers 409 `late` when it has
 * ended or the site is already being switched.
 */
export const stopPublishing = endpoint({
  method: 'POST',
  path: '/publishing/:id/stop',
  access: 'publish',
  params: z.object({ id: z.coerce.number().int().min(1) }),
  answer: publicationSchema,
})

/**
 * Returns the running publication or the last one; to be polled each second while it runs. `times` are the durations of
 * the last publications that built the site, newest first, at most five of each kind.
 */
export const getPublishing = endpoint({
  method: 'GET',
  path: '/publishing',
  access: 'content',
  answer: z.object({ publication: publicationSchema.nullable(), times: z.array(publishTimeSchema) }),
})

/** `remote` is null when this server neither pushes nor pulls. */
export const getRemote = endpoint({
  method: 'GET',
  path: '/publishing/remote',
  access: 'content',
  answer: z.object({ remote: remoteStateSchema.nullable() }),
})

/** Lists versions, newest first. `before`: number of the last version already listed. */
export const listVersions = endpoint({
  method: 'GET',
  path: '/versions',
  access: 'content',
  query: z.object({ before: z.coerce.number().int().min(1).optional() }),
  answer: z.object({ versions: z.array(listedVersionSchema), next: z.number().nullable() }),
})

/** Returns one version with its changes, field by field. */
export const getVersion = endpoint({
  method: 'GET',
  path: '/versions/:number',
  access: 'content',
  params: number,
  answer: versionSchema.extend({ documents: z.array(changedDocumentSchema) }),
})

/**
 * Returns the differences from the version `number` to the version `with`. 0 is the content before the first version.
 */
export const compareVersions = endpoint({
  method: 'GET',
  path: '/versions/:number/compared',
  access: 'content',
  params: number,
  query: z.object({ with: number.shape.number }),
  answer: z.object({ documents: z.array(changedDocumentSchema) }),
})

/** Returns what restoring a version would change now. 0 is the content before the first version. */
export const getRestorePlan = endpoint({
  method: 'GET',
  path: '/versions/:number/plan',
  access: 'publish',
  params: number,
  answer: z.object({ documents: z.array(restoredDocumentSchema) }),
})

/**
 * Publishes these documents as they were after this version. To undo the newest version, restore the one before it with
 * `isUndo`, which is recorded only while that version still is the newest. Answers as startPublishing does, and 409
 * `unchanged` when no document differs. Drafts are kept.
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
