import { Button } from '../kit/Button.tsx'
import { Card } from '../kit/Card.tsx'
import { FactList } from '../kit/FactList.tsx'
import { PhoneText } from '../kit/PhoneText.tsx'
import { useWording } from '../react/use-wording.ts'
import { useReview } from './review-context.ts'

/** The policyholder, and the button that changes it. */
export function PolicyholderCard({ isEditable }: { readonly isEditable: boolean }) {
  const t = useWording('quote-review')
  const { review, open } = useReview()
  return (
    <Card
      title={t('quote-review:policyholder.title')}
      level={3}
      aside={
        isEditable &&
        review.allowedActions.includes('editPolicyholder') && (
          <Button size="small" onClick={() => open('policyholder')}>
            {t('quote-review:policyholder.edit')}
          </Button>
        )
      }
    >
      <FactList
        facts={[
          [
            t('quote-review:field.name'),
            `${review.customerFirstName} ${review.customerLastName}`.trim(),
          ],
          [t('quote-review:field.email'), review.customerEmail],
          [
            t('quote-review:field.phone'),
            review.customerPhone && (
              <PhoneText key="phone" region={review.region} text={review.customerPhone} />
            ),
          ],
        ]}
      />
    </Card>
  )
}
