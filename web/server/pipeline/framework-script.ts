/** What Next and React write into static pages. Data is taken by its whole form, so that no code passes for it. */
const data = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)$/,
  /^self\.__next_f\.push\(\[\d,"[^"\\\n]*(?:\\.[^"\\\n]*)*"\]\)$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{[\w\s"./~,:[\]-]*\}\);?$/,
]

/** React's own words where a part of a page is left to the browser, as on the page of search results. */
const instructions = [
  'requestAnimationFrame(function(){$RT=performance.now()});',
  '$RX=function(b,c,d,e,f){var a=document.getElementById(b);a&&(b=a.previousSibling,b.data="$!",a=a.dataset,null!=c&&(a.dgst=c),d&&(a.msg=d),e&&(a.stck=e),f&&(a.cstck=f),b._reactRetry&&b._reactRetry())};;$RX("B:0","")',
]

/** Whether `text` is data that the framework hands to itself. */
export const isFrameworkData = (text: string): boolean => data.some((form) => form.test(text))

/** Whether the framework wrote the script whose text this is. */
export const isFrameworkScript = (text: string): boolean =>
  instructions.includes(text) || isFrameworkData(text)
