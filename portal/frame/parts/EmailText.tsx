/** An email address that wraps before its `@`. */
export const EmailText = ({ email }: { readonly email: string }) => {
  const at = email.lastIndexOf('@')
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}
