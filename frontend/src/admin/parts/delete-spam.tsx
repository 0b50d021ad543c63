import { useState } from 'react'
import { countOf, type Plural, pluralOf } from '#frontend/admin/lib/format.ts'
import { useAction } from '#frontend/admin/lib/use-call.ts'
import { useIsLeft } from '#frontend/admin/lib/use-is-left.ts'
import { useReload } from '#frontend/admin/lib/use-reload.ts'
import { ConfirmDialog } from '#frontend/admin/ui/dialog.tsx'
import { callApi } from '#frontend/lib/api.ts'
import { format, grouped } from '#frontend/lib/format.ts'
import type { SpamList } from '#schemas/contract/spam.ts'
import { adminRoutes } from '#schemas/routes.ts'

const DELETED: Plural = {
  one: '{found} has been permanently deleted.',
  other: '{found} have been permanently deleted.',
}
const WARNING: Plural = {
  one: '{found} that looks like spam will be deleted permanently. This action cannot be undone.',
  other: '{found} that look like spam will be deleted permanently. This action cannot be undone.',
}

/** Deletes all spam of a list in steps; closing the dialog stops after the current step. */
export function DeleteSpam({ list, noun, total }: { list: SpamList; noun: Plural; total: number }) {
  const act = useAction()
  const reload = useReload()
  const [deleted, setDeleted] = useState(0)
  const isLeft = useIsLeft()

  async function deleteAll(): Promise<number> {
    let count = 0
    for (;;) {
      const step = await callApi(adminRoutes.deleteSpam, { params: { list }, query: { most: total - count } })
      count += step.deleted
      if (!step.hasMore || count >= total || isLeft.current) return count
      setDeleted(count)
    }
  }
  return (
    <ConfirmDialog
      title="Delete Spam"
      confirmLabel="Delete"
      pendingLabel={deleted > 0 ? `${grouped(deleted)} of ${grouped(total)} deleted` : 'Deleting...'}
      onConfirm={async () => {
        const outcome = await act(deleteAll, {
          done: (count) => ({
            title: 'Spam Deleted',
            description: format(pluralOf(count, DELETED), { found: countOf(count, noun) }),
          }),
          failed: 'Failed to delete spam.',
        })
        // Some may have been deleted before the failure.
        if (!outcome.isDone) await reload()
        return outcome
      }}
      onDone={reload}
    >
      {format(pluralOf(total, WARNING), { found: countOf(total, noun) })}
    </ConfirmDialog>
  )
}
