export const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

export const code = (text: string): string => `<code>${escape(text)}</code>`

/** Code to copy; it scrolls, so the keyboard must be able to focus it. */
export const sample = (text: string, label: string): string =>
  `<pre tabindex="0" role="group" aria-label="${escape(label)}"><code>${escape(text)}</code></pre>`

/** A page around its body; it runs no script and loads one sheet. */
export const frame = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'">
<title>${escape(title)} · Parapet elements</title>
<link rel="stylesheet" href="docs.css">
</head>
<body>
${body}
</body>
</html>
`
