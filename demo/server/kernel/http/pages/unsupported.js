/* Runs in Internet Explorer 8 and whatever came after: ES3, no modules, no promises to wait for. */
;(function () {
  var address = document.getElementById('address')
  var button = document.getElementById('copy')
  var copied = document.getElementById('copied')

  function showCopied() {
    var text = copied.getAttribute('data-text')
    while (copied.firstChild) copied.removeChild(copied.firstChild)
    copied.appendChild(document.createTextNode(text))
  }

  // Internet Explorer 8 knows no addEventListener
  // oxlint-disable-next-line unicorn/prefer-add-event-listener
  button.onclick = function () {
    address.focus()
    address.select()
    if (window.clipboardData && window.clipboardData.setData) {
      if (window.clipboardData.setData('Text', address.value)) showCopied()
      return
    }
    if (navigator.clipboard && navigator.clipboard.writeText) {
      navigator.clipboard.writeText(address.value).then(showCopied, function () {
        if (document.execCommand('copy')) showCopied()
      })
      return
    }
    if (document.execCommand('copy')) showCopied()
  }
})()
