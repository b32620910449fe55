import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { useWording } from '../react/use-wording.ts'
import { useReview } from './review-context.ts'

/** Confirms that the request to bind was sent. */
export function SentDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWording('quote-review', 'common')
  const { review } = useReview()
  return (
    <Dialog
      title={t('quote-review:sent.title')}
      description={t('quote-review:sent.lead', {
        number: review.quoteNumber,
        company: review.companyName,
        agency: review.agencyName,
      })}
      width="narrow"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('common:action.close')}
        </Button>
      }
    />
  )
}
