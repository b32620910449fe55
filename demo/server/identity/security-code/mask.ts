const dot = '•'

/** `dana@bayside.example` → `d•••@bayside.example` */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  return at < 1 ? dot.repeat(3) : `${email.slice(0, 1)}${dot.repeat(3)}${email.slice(at)}`
}

/** `+1 555 010 0142` → `••• ••• 0142` */
export const maskPhone = (phone: string): string =>
  `${dot.repeat(3)} ${dot.repeat(3)} ${phone.replace(/\D/g, '').slice(-4)}`
