/** An address of email, which breaks before its `@` rather than in a name. */
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
