import { download } from '#frontend/admin/lib/csv.ts'
import { useAction } from '#frontend/admin/lib/use-call.ts'
import { PressButton } from '#frontend/admin/ui/button.tsx'

type ExportButtonProps = { label?: string; fileName: string; read: () => Promise<Blob> }

export function ExportButton({ label = 'Export CSV', fileName, read }: ExportButtonProps) {
  const act = useAction()
  async function save() {
    const failed = 'Failed to export. Please try again.'
    const outcome = await act(read, { failed, unanswered: failed })
    if (outcome.isDone) download(outcome.data, fileName)
  }
  return <PressButton icon="download" label={label} busyLabel="Exporting..." onPress={save} />
}
