import type { Account } from '#core/insurance/accounts/model.ts'
import { getSecurityAnswers } from '#core/insurance/security/endpoints.ts'
import type { SecurityAnswersRecord } from '#core/insurance/security/model.ts'
import { formOf } from '#core/insurance/security/form.ts'
import { socialEngineeringQuestions } from '#core/insurance/security/questions.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Card } from '#widgets/kit/Card.tsx'
import { Facts } from '../../frame/parts/Facts.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { socialEngineeringDialog } from './security-dialogs.ts'
import { useQuestionText } from '#widgets/security-questions/use-question-text.ts'

/**
 * The three saved answers, and the questionnaire that determines whether the endorsement is
 * offered.
 */
export const SocialEngineeringCard = ({
  account,
  record,
  onAnswered,
}: {
  readonly account: Account
  readonly record: SecurityAnswersRecord
  readonly onAnswered: () => void
}) => {
  const { t, question, answer } = useQuestionText()
  const { dialogs, queries } = usePortal()
  const form = formOf(record)

  const check = async () => {
    const answered = await dialogs.open(socialEngineeringDialog, { accountId: account.id })
    if (answered === undefined) return
    await queries.refresh(getSecurityAnswers)
    onAnswered()
  }

  return (
    <Card
      title={t('security:group.socialEngineering')}
      aside={
        <Button size="small" onClick={() => void check()}>
          {t('security:socialEngineering.check')}
        </Button>
      }
    >
      <Facts
        facts={socialEngineeringQuestions.map((name) => [
          question(name),
          answer(name, form[name]) ?? t('security:notAnswered'),
        ])}
      />
    </Card>
  )
}
