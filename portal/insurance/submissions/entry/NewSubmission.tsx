import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Submission } from '#core/insurance/submissions/model.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { BackLink } from '../../../frame/parts/BackLink.tsx'
import { Screen } from '../../../frame/parts/Screen.tsx'
import { screenPath } from '../../../frame/personas/persona-paths.ts'
import { usePersona } from '../../../frame/personas/use-persona.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { useTitle } from '../../../frame/shell/use-title.ts'
import { submissionsPath } from '../submission-path.ts'
import { ReviewValues } from './ReviewValues.tsx'
import { EntryForm } from './EntryForm.tsx'
import styles from './entry.styles.css'
import { useStyles } from '#widgets/react/use-styles.ts'

/** A new submission: an application or a form, then a review of the parsed values. */
export const NewSubmission = () => {
  const css = useStyles(styles)
  const t = useWording('portal', 'submissions', 'submission-lifecycle', 'account-form')
  const { notifications } = usePortal()
  const persona = usePersona()
  const navigate = useNavigate()
  const [created, setCreated] = useState<Submission>()
  useTitle(t('submission-menu:new'))

  /** The list is searched by its number (spec 2 §2). */
  const leave = ({ submissionNumber }: Submission) =>
    void navigate({
      to: screenPath(persona, submissionsPath),
      search: { search: submissionNumber },
      ignoreBlocker: true,
    })
  const onCreated = (submission: Submission) => {
    const { submissionNumber: number, source } = submission
    notifications.show('success', t('submission-lifecycle:entry.created', { number }))
    if (source === 'UPLOAD') setCreated(submission)
    else leave(submission)
  }
  return (
    <Screen
      title={t(created ? 'submission-lifecycle:entry.checkTitle' : 'submission-menu:new')}
      lead={created ? undefined : t('submission-lifecycle:entry.lead')}
      back={<BackLink label={t('submission-lifecycle:back')} />}
    >
      <div className={css['entry']}>
        {created ? (
          <ReviewValues created={created} onDone={leave} />
        ) : (
          <EntryForm onCreated={onCreated} />
        )}
      </div>
    </Screen>
  )
}
