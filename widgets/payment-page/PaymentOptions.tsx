import { useId } from 'react'
import type { SelectedMethod, Bill } from '#core/insurance/billing/payment-contract.ts'
import type { SavedMethod } from '#core/insurance/billing/model.ts'
import { Button } from '../kit/Button.tsx'
import { Checkbox } from '../kit/Checkbox.tsx'
import { Icon, type IconName } from '../kit/Icon.tsx'
import { useStore } from '../react/use-store.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import { usePayment } from './payment-context.ts'
import styles from './payment-options.styles.css'
import hiddenStyles from '../kit/visually-hidden.styles.css'
import { useFormats } from './use-formats.ts'

const isSame = (one: SelectedMethod, other: SelectedMethod): boolean =>
  one.method === 'saved' && other.method === 'saved'
    ? one.tokenId === other.tokenId
    : one.method === other.method

/** A payment option: a radio button as wide as its card. */
function Way({
  way,
  name,
  icon,
  title,
  text,
}: {
  readonly way: SelectedMethod
  readonly name: string
  readonly icon: IconName
  readonly title: string
  readonly text?: string | undefined
}) {
  const css = useStyles(styles)
  const payment = usePayment()
  const chosen = useStore(payment.$selectedMethod)
  const id = useId()
  return (
    <div className={css['way']}>
      <input
        type="radio"
        id={id}
        name={name}
        className={css['radio']}
        checked={isSame(chosen, way)}
        aria-describedby={text === undefined ? undefined : `${id}-text`}
        onChange={() => payment.choose(way)}
      />
      <label htmlFor={id} className={css['label']}>
        <Icon name={icon} className={css['icon']} />
        <span className={css['words']}>
          <span className={css['name']}>{title}</span>
          {text !== undefined && (
            <span className={css['text']} id={`${id}-text`}>
              {text}
            </span>
          )}
        </span>
      </label>
    </div>
  )
}

function SavedWay({ method, name }: { readonly method: SavedMethod; readonly name: string }) {
  const t = useWording('payment')
  const { expirationMonth: month, expirationYear: year } = method
  return (
    <Way
      way={{ method: 'saved', tokenId: method.tokenId }}
      name={name}
      icon={method.type === 'Bank Account' ? 'bank' : 'card'}
      title={method.title}
      text={
        month === undefined || year === undefined
          ? undefined
          : t('payment:expires', { month: String(month).padStart(2, '0'), year })
      }
    />
  )
}

/** The payment options with the Pay button. */
export function PaymentOptions({ bill }: { readonly bill: Bill }) {
  const hidden = useStyles(hiddenStyles)
  const css = useStyles(styles)
  const t = useWording('payment')
  const payment = usePayment()
  const { money } = useFormats()
  const name = useId()
  const way = useStore(payment.$selectedMethod)
  const saves = useStore(payment.$saveMethod)
  const isBusy = useStore(payment.$isBusy)
  const isNew = way.method === 'card' || way.method === 'echeck'
  const amount = money(bill.toPay.amountToPay, bill.toPay.currency)
  return (
    <form
      className={css['ways']}
      part="ways"
      aria-labelledby={`${name}-title`}
      onSubmit={(event) => {
        event.preventDefault()
        void payment.pay()
      }}
    >
      <h3 className={css['title']} id={`${name}-title`}>
        {t('payment:how')}
      </h3>
      {bill.methods.length > 0 && (
        <fieldset className={css['group']}>
          <legend className={css['legend']}>{t('payment:savedMethods')}</legend>
          {bill.methods.map((method) => (
            <SavedWay key={method.tokenId} method={method} name={name} />
          ))}
        </fieldset>
      )}
      <fieldset className={css['group']}>
        <legend className={bill.methods.length > 0 ? css['legend'] : hidden['hidden']}>
          {t('payment:otherMethods')}
        </legend>
        <Way
          way={{ method: 'card' }}
          name={name}
          icon="card"
          title={t('payment:method.card')}
          text={t('payment:method.cardText')}
        />
        <Way
          way={{ method: 'echeck' }}
          name={name}
          icon="bank"
          title={t('payment:method.echeck')}
          text={t('payment:method.echeckText')}
        />
        <Way
          way={{ method: 'wire' }}
          name={name}
          icon="arrowRight"
          title={t('payment:method.wire')}
          text={t('payment:method.wireText')}
        />
      </fieldset>
      {isNew && (
        <Checkbox
          label={t('payment:saveMethod')}
          checked={saves}
          onValue={(save) => payment.setSaveMethod(save)}
        />
      )}
      <Button type="submit" variant="primary" wide busy={isBusy}>
        {way.method === 'wire' ? t('payment:showBank') : t('payment:pay', { amount })}
      </Button>
      {way.method !== 'wire' && (
        <p className={css['secure']}>
          <Icon name="lock" /> {t('payment:secure')}
        </p>
      )}
    </form>
  )
}
