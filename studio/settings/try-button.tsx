import { useMutation } from '@tanstack/react-query'
import type { Tried } from '#shared/studio/notices.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

type Props = { label: string; good: string; send: () => Promise<Tried> }

/** Button that sends a test message and shows the result below. */
export function TryButton({ label, good, send }: Props) {
  const attempt = useMutation({ mutationFn: send })
  const fault = attempt.error?.message ?? attempt.data?.error
  return (
    <>
      <Button isBusy={attempt.isPending} onClick={() => attempt.mutate()}>
        {attempt.isPending ? 'Sending…' : label}
      </Button>
      <div role="status">
        {attempt.isSuccess && !fault && (
          <Notice kind="good">
            <p>{good}</p>
          </Notice>
        )}
        {fault && (
          <Notice kind="problem">
            <p>It did not arrive: {fault}</p>
          </Notice>
        )}
      </div>
    </>
  )
}
