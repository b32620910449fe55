import { submissionRules } from '#core/insurance/submissions/forms.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useFormats } from '../../../frame/formats/use-formats.ts'
import { FileButton } from '../../../frame/forms/FileButton.tsx'
import styles from './entry.styles.css'
import type { useApplicationFile } from './use-application-file.ts'

/** Chooses the application of a submission. */
export const ApplicationFile = ({
  file: { chosen, isBusy, choose, remove },
}: {
  readonly file: ReturnType<typeof useApplicationFile>
}) => {
  const css = useStyles(styles)
  const t = useWording('submission-lifecycle')
  const { bytes } = useFormats()
  return (
    <div className={css['file']}>
      <FileButton
        label={t(`submission-lifecycle:entry.${chosen ? 'chooseOther' : 'choose'}`)}
        accept={submissionRules.accept}
        isBusy={isBusy}
        onFile={(file) => void choose(file)}
      />
      {chosen ? (
        <>
          <span>
            {t('submission-lifecycle:entry.chosen', {
              file: chosen.encoded.fileName,
              size: bytes(chosen.bytes),
            })}
          </span>
          <Button size="small" variant="quiet" onClick={remove}>
            {t('submission-lifecycle:entry.remove')}
          </Button>
        </>
      ) : (
        <p className={css['hint']}>{t('submission-lifecycle:entry.fileHint')}</p>
      )}
    </div>
  )
}
