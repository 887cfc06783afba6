/** Headers of responses about a secret link: not cached, not indexed, no referrer. */
export const secretLinkHeaders = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

const ENDED = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Preview ended</title>
<style>:root{color-scheme:light dark}body{max-width:32rem;margin:20vh auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif}</style>
<h1>This preview has ended</h1>
<p>The link has expired or was taken back. Ask whoever sent it for a new one.</p>
<p lang="zh-Hant-TW">這個預覽連結已過期或已停用，請向傳給您連結的人索取新的連結。</p>
</html>
`

/** The same response whether or not such a link ever existed. */
export const linkGoneResponse = (): Response =>
  new Response(ENDED, {
    status: 410,
    headers: { ...secretLinkHeaders, 'content-type': 'text/html; charset=utf-8' },
  })
