import { downloadSubmissionDocument } from '#core/insurance/submissions/endpoints.ts'
import type { Submission } from '#core/insurance/submissions/model.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Card } from '#widgets/kit/Card.tsx'
import { saveFile } from '#widgets/kit/save-file.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useAttempt } from '../../../frame/actions/use-attempt.ts'
import { useFormats } from '../../../frame/formats/use-formats.ts'
import { CardRows } from '../../../frame/parts/CardRows.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'

/** The files that came with a submission. */
export const DocumentsCard = ({ submission }: { readonly submission: Submission }) => {
  const t = useWording('submission-lifecycle')
  const { bytes, instant } = useFormats()
  const { api, notifications } = usePortal()
  const { busy, attempt } = useAttempt<string>()
  const { id: submissionId, documents } = submission
  if (documents.length === 0) return null
  const download = async (docId: string) => {
    const message = await attempt(docId, async () =>
      saveFile(await api.call(downloadSubmissionDocument, { params: { submissionId, docId } })),
    )
    if (message !== undefined) notifications.show('error', message)
  }
  return (
    <Card title={t('submission-lifecycle:documents.title')} flush>
      <CardRows
        rows={documents.map(({ id, docName, size, created }) => ({
          id,
          name: docName,
          mark: `${instant(created)} · ${bytes(size)}`,
          end: (
            <Button
              size="small"
              variant="quiet"
              icon="download"
              busy={busy === id}
              aria-label={t('submission-lifecycle:documents.downloadNamed', { file: docName })}
              onClick={() => void download(id)}
            >
              {t('submission-lifecycle:documents.download')}
            </Button>
          ),
        }))}
      />
    </Card>
  )
}
