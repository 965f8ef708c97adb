import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { getAccount, getMe, listAudit, listAuditPeople, listPeople } from '#shared/studio/accounts.ts'
import type { LogKind } from '#shared/studio/log.ts'
import {
  getDocument,
  getEditing,
  listChoices,
  listDocuments,
  listReferences,
  listTakenOut,
} from '#shared/studio/documents.ts'
import type { ListedDocument } from '#shared/studio/documents.ts'
import { getLaunch } from '#shared/studio/launch.ts'
import { countLeads, getLead, listColleagues, listLeads } from '#shared/studio/leads.ts'
import type { Stage, View } from '#shared/studio/leads.ts'
import type { AnswerOf } from '#shared/studio/endpoint.ts'
import { getAlarms, getMyNotices, getOutgoing } from '#shared/studio/notices.ts'
import { getNumbers } from '#shared/studio/numbers.ts'
import type { Period } from '#shared/studio/numbers.ts'
import { listPreviewPages, listPreviewTexts } from '#shared/studio/preview.ts'
import { listPreviewLinks } from '#shared/studio/preview-links.ts'
import {
  getPublishing,
  getPublishPlan,
  getRemote,
  getRestorePlan,
  compareVersions,
  getVersion,
  isRunning,
  listVersions,
} from '#shared/studio/publish.ts'
import type { Publication } from '#shared/studio/publish.ts'
import { getRetention } from '#shared/studio/privacy.ts'
import { getSettings } from '#shared/studio/settings.ts'
import { getUses, getUncroppedPhoto, listFolderPictures, listUploads } from '#shared/studio/uploads.ts'
import { currentEndpoint } from '../settings/notifications.ts'
import { isHeldBack } from '../words/publish-plan.ts'
import { call, hasCode } from './call.ts'

export const ME_KEY = ['me'] as const
export const LEADS_KEY = ['leads'] as const

/** The account that is signed in, or null. */
export const meQuery = queryOptions({
  queryKey: ME_KEY,
  queryFn: () =>
    call(getMe).catch((error: unknown) => {
      if (hasCode(error, 'signed-out')) return null
      throw error
    }),
  staleTime: 60_000,
})

export type ListFilter = { view: View; search?: string; stage?: Stage; assignee?: number }

export const leadsQuery = (filter: ListFilter) =>
  infiniteQueryOptions({
    queryKey: [...LEADS_KEY, 'list', filter],
    queryFn: ({ pageParam }) => call(listLeads, { query: { ...filter, before: pageParam ?? undefined } }),
    // The first page has no cursor; without the cast its type would be `null`.
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })

export const leadQuery = (id: number) =>
  queryOptions({ queryKey: [...LEADS_KEY, 'one', id], queryFn: () => call(getLead, { params: { id } }) })

export const countsQuery = queryOptions({ queryKey: [...LEADS_KEY, 'counts'], queryFn: () => call(countLeads) })

export const colleaguesQuery = queryOptions({
  queryKey: ['colleagues'],
  queryFn: async () => (await call(listColleagues)).colleagues,
  staleTime: 300_000,
})

export const numbersQuery = (period: Period) =>
  queryOptions({ queryKey: ['numbers', period], queryFn: () => call(getNumbers, { query: { period } }) })

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => call(getSettings),
  staleTime: 300_000,
})

const ALARMS_MS = 60_000

export const alarmsQuery = queryOptions({
  queryKey: ['alarms'],
  queryFn: async () => (await call(getAlarms)).alarms,
  refetchInterval: ALARMS_MS,
})

export const myNoticesQuery = queryOptions({ queryKey: ['notices'], queryFn: () => call(getMyNotices) })
/** Endpoint of this browser's push subscription, or null. */
export const endpointQuery = queryOptions({ queryKey: ['endpoint'], queryFn: currentEndpoint, networkMode: 'always' })
export const retentionQuery = queryOptions({ queryKey: ['retention'], queryFn: () => call(getRetention) })
export const outgoingQuery = queryOptions({ queryKey: ['outgoing'], queryFn: () => call(getOutgoing) })

export const accountQuery = queryOptions({ queryKey: ['account'], queryFn: () => call(getAccount) })
export const peopleQuery = queryOptions({ queryKey: ['people'], queryFn: async () => (await call(listPeople)).people })

export type LogFilter = { who?: number; kind?: LogKind; search?: string }

export const auditQuery = (filter: LogFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam }) => call(listAudit, { query: { ...filter, before: pageParam ?? undefined } }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })

export const auditPeopleQuery = queryOptions({
  queryKey: ['audit', 'people'],
  queryFn: async () => (await call(listAuditPeople)).people,
})

export const DOCUMENTS_KEY = ['documents'] as const

export const documentsQuery = (search: string) =>
  queryOptions({
    queryKey: [...DOCUMENTS_KEY, 'list', search],
    queryFn: async () => (await call(listDocuments, { query: search ? { search } : {} })).documents,
    placeholderData: keepPreviousData,
  })

export const documentQuery = (file: string) =>
  queryOptions({
    queryKey: [...DOCUMENTS_KEY, 'one', file],
    queryFn: () => call(getDocument, { query: { file } }),
    staleTime: 0,
    gcTime: 0,
  })

export const launchQuery = queryOptions({
  queryKey: [...DOCUMENTS_KEY, 'launch'],
  queryFn: () => call(getLaunch),
  staleTime: 0,
})

/** Places in other documents that refer to this one. */
export const referencesQuery = (file: string) =>
  queryOptions({
    queryKey: [...DOCUMENTS_KEY, 'references', file],
    queryFn: async () => (await call(listReferences, { query: { file } })).references,
    staleTime: 0,
    gcTime: 0,
  })

/** Links to a page that were removed when it was hidden and can be put back. */
export const takenOutQuery = (file: string) =>
  queryOptions({
    queryKey: [...DOCUMENTS_KEY, 'taken-out', file],
    queryFn: async () => (await call(listTakenOut, { query: { file } })).links,
    staleTime: 0,
    gcTime: 0,
  })

export const choicesQuery = queryOptions({
  queryKey: [...DOCUMENTS_KEY, 'choices'],
  queryFn: () => call(listChoices),
  staleTime: 300_000,
})

/**
 * Pages of the site. With `file`, the answer also says which pages show that document, and which to open first: with
 * `field`, a page that shows this field.
 */
export const previewPagesQuery = (file?: string, field?: string) =>
  queryOptions({
    queryKey: [...DOCUMENTS_KEY, 'pages', file, field],
    queryFn: () => call(listPreviewPages, { query: { ...(file && { file }), ...(field && { field }) } }),
    staleTime: 60_000,
    // A page that is not ready yet may be at the next attempt; with previews switched off there is none.
    retry: (failures, error) => !hasCode(error, 'off') && failures < 2,
  })

export const previewTextsQuery = (path: string) =>
  queryOptions({
    queryKey: [...DOCUMENTS_KEY, 'texts', path],
    queryFn: async () => (await call(listPreviewTexts, { query: { path } })).texts,
    placeholderData: keepPreviousData,
  })

export const PREVIEW_LINKS_KEY = ['preview-links'] as const

/** Preview links that have not expired. */
export const previewLinksQuery = queryOptions({
  queryKey: PREVIEW_LINKS_KEY,
  queryFn: async () => (await call(listPreviewLinks)).links,
  staleTime: 0,
})

export const uploadsQuery = queryOptions({
  queryKey: [...DOCUMENTS_KEY, 'uploads'],
  queryFn: async () => (await call(listUploads)).uploads,
  staleTime: 0,
})

export const usesQuery = (value: string) =>
  queryOptions({
    queryKey: [...DOCUMENTS_KEY, 'uses', value],
    queryFn: async () => (await call(getUses, { query: { value } })).uses,
    staleTime: 0,
  })

/**
 * Original photo of an uploaded picture, or the picture itself if it was not cropped or the original was not kept; null
 * for pictures that were not uploaded.
 */
export const uncroppedPhotoQuery = (value: string) =>
  queryOptions({
    queryKey: ['uncropped-photo', value],
    queryFn: async () => (await call(getUncroppedPhoto, { query: { value } })).uncropped,
    // Pictures never change.
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Pictures of a folder, with what they show and where they are used. */
export const folderPicturesQuery = (folder: string) =>
  queryOptions({
    queryKey: [...DOCUMENTS_KEY, 'pictures', folder],
    queryFn: async () => (await call(listFolderPictures, { query: { folder } })).pictures,
    staleTime: 60_000,
  })

/** Whether this server allows editing of content; fetched once. */
export const editingQuery = queryOptions({
  queryKey: ['editing'],
  queryFn: async () => (await call(getEditing)).isOn,
  staleTime: Number.POSITIVE_INFINITY,
})

export const publishPlanQuery = queryOptions({
  queryKey: ['publishing', 'plan'],
  queryFn: async () => (await call(getPublishPlan)).documents,
  // The dialog that opens must show the plan of that moment.
  staleTime: 0,
  gcTime: 0,
})

/**
 * What keeps each draft from being published, by file, counted as in the dialog to publish: conflicts with other
 * changes of the file and links from other pages are included. `saved` is a key that differs with each state of the
 * drafts.
 */
export const stopsQuery = (saved: string) =>
  queryOptions({
    queryKey: [...DOCUMENTS_KEY, 'stops', saved],
    queryFn: async () => {
      const { documents } = await call(getPublishPlan)
      const planned = documents.map((each) => ({ ...each, isUnsaved: false }))
      return new Map(
        documents.map(({ file, left, conflicts, faults }) => [
          file,
          {
            ...left,
            toMend: left.toMend + conflicts.length,
            // Documents that have to be published with it, and are not ready.
            waitsFor: faults.flatMap((fault) => (fault.file && fault.file !== file ? [fault.title] : [])),
            isHeldBack: planned.some((each) => each.file === file && isHeldBack(planned, each)),
          },
        ]),
      )
    },
    placeholderData: keepPreviousData,
  })

/** Differs with each state of the drafts in a list. */
export const savedDrafts = (documents: readonly Pick<ListedDocument, 'file' | 'draft'>[]) =>
  documents.flatMap(({ file, draft }) => (draft ? [`${file} ${draft.savedAt}`] : [])).join('\n')

const PUBLISHING_MS = 1_000
const IDLE_PUBLISHING_MS = 15_000

const publishingAnswer = {
  queryKey: ['publishing', 'now'],
  queryFn: () => call(getPublishing),
  refetchInterval: ({ state }: { state: { data?: AnswerOf<typeof getPublishing> | undefined } }) =>
    state.data?.publication && isRunning(state.data.publication.state) ? PUBLISHING_MS : IDLE_PUBLISHING_MS,
}

/** The running publication, or the last one. */
export const publishingQuery = queryOptions({ ...publishingAnswer, select: ({ publication }) => publication })

/** Durations of the last publications, in milliseconds. */
export const publishTimesQuery = queryOptions({ ...publishingAnswer, select: ({ times }) => times })

/** Puts a publication that was started in this tab into the cache, before the next poll. */
export function setPublishing(client: QueryClient, publication: Publication) {
  const { queryKey } = publishingAnswer
  client.setQueryData(queryKey, (known: AnswerOf<typeof getPublishing> | undefined) => ({
    times: known?.times ?? [],
    publication,
  }))
}

const REMOTE_MS = 15_000

/** State of the repository and its remote; null when nothing is pushed. */
export const remoteQuery = queryOptions({
  queryKey: ['publishing', 'remote'],
  queryFn: async () => (await call(getRemote)).remote,
  refetchInterval: ({ state }) => (state.data ? REMOTE_MS : false),
  staleTime: 0,
})

export const versionsQuery = infiniteQueryOptions({
  queryKey: ['publishing', 'versions'],
  queryFn: ({ pageParam }) => call(listVersions, { query: { before: pageParam ?? undefined } }),
  initialPageParam: null as number | null,
  getNextPageParam: (page) => page.next,
})

export const versionQuery = (number: number) =>
  queryOptions({ queryKey: ['publishing', 'version', number], queryFn: () => call(getVersion, { params: { number } }) })

export const comparedQuery = (number: number, other: number) =>
  queryOptions({
    queryKey: ['publishing', 'compared', number, other],
    queryFn: async () => (await call(compareVersions, { params: { number }, query: { with: other } })).documents,
  })

export const restorePlanQuery = (number: number) =>
  queryOptions({
    queryKey: ['publishing', 'restore', number],
    queryFn: async () => (await call(getRestorePlan, { params: { number } })).documents,
    staleTime: 0,
    gcTime: 0,
  })
