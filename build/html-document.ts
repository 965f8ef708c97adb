import { palette } from './brand/palette.ts'
import type { Site } from '../src/content/site.ts'
import { DEFERRED_MEDIA } from './critical-css.ts'
import { basePath } from './site-url.ts'

export type Head = {
  /** Path of the route, or null for a document that is not a route (404). */
  route: string | null
  title: string
  description: string
  canonical: string | null
  /** URL of the 1200×630 share image. */
  image: { url: string; alt: string } | null
  type: 'website' | 'article'
  structuredData: unknown[]
}

export type Assets = {
  headScript: string
  csp: string
  /** Critical CSS. */
  style: string
  /** URL of the style sheet for parts below the first screens; null where the critical CSS covers them. */
  belowSheet: string | null
  /** URL of the deferred style sheet. */
  deferredSheet: string
  startScript: string
  /** Markup of the icons that the page uses; empty where they come from the sprite. */
  icons: string
  fonts: string[]
}

/** Serializes a document. Texts are escaped here; `markup` must be escaped HTML. */
export function htmlDocument(site: Site, head: Head, assets: Assets, markup: string): string {
  const { route, title, description, canonical, image, type } = head
  const full = `${title} | ${site.brand}`
  return [
    `<!doctype html><html lang="en-IN"${route === null ? '' : attribute('data-route', route)}><head><meta charset="utf-8">`,
    // Keeps browsers from requesting /favicon.ico at the host's root, before a document is replaced or before the first
    // picture. The head script removes it when it inserts the icons below.
    '<link rel="icon" href="data:,">',
    `<script>${assets.headScript}</script>`,
    `<meta http-equiv="Content-Security-Policy"${attribute('content', assets.csp)}>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(full)}</title>`,
    `<meta name="description"${attribute('content', description)}>`,
    canonical === null
      ? '<meta name="robots" content="noindex">'
      : [
          `<link rel="canonical"${attribute('href', canonical)}>`,
          `<meta property="og:type" content="${type}">`,
          property('og:site_name', site.brand),
          property('og:locale', 'en_IN'),
          property('og:title', title),
          property('og:description', description),
          property('og:url', canonical),
        ].join(''),
    image &&
      [
        property('og:image', image.url),
        '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
        property('og:image:alt', image.alt),
        '<meta name="twitter:card" content="summary_large_image">',
      ].join(''),
    `<meta name="theme-color" content="${palette.ink.toLowerCase()}">`,
    `<link rel="apple-touch-icon" href="${basePath}apple-touch-icon.png">`,
    // These icons, and the manifest with its own, wait for the first picture.
    `<noscript><link rel="icon" href="${basePath}favicon.ico" sizes="32x32"><link rel="icon" href="${basePath}favicon.svg" type="image/svg+xml"><link rel="manifest" href="${basePath}manifest.webmanifest"></noscript>`,
    `<link rel="alternate" type="application/rss+xml"${attribute('title', `${site.brand} blog`)} href="${basePath}blogs/feed.xml">`,
    ...assets.fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    `<style>${assets.style}</style>`,
    assets.belowSheet && `<noscript><link rel="stylesheet" href="${assets.belowSheet}"></noscript>`,
    ...head.structuredData.map((data) => `<script type="application/ld+json">${json(data)}</script>`),
    `</head><body>${assets.icons}`,
    `<div id="root">${markup}</div>`,
    // With scripting enabled, `<noscript>` is text until the head script inserts it after the first paint;
    // src/client/enhance.ts then sets its link's `media` to `all` at the first intent.
    `<noscript><link rel="stylesheet" href="${assets.deferredSheet}" media="${DEFERRED_MEDIA}">`,
    `<script type="module" src="${assets.startScript}"></script></noscript>`,
    '</body></html>',
  ]
    .filter(Boolean)
    .join('')
}

/**
 * Returns a document that redirects from a page's former URL, with or without script, and has the new one as canonical.
 */
export const redirectDocument = (canonical: string, url: string): string =>
  [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>Moved</title>',
    `<link rel="canonical"${attribute('href', canonical)}><meta http-equiv="refresh"${attribute('content', `0; url=${url}`)}>`,
    `</head><body><p><a${attribute('href', url)}>${escape(canonical)}</a></p></body></html>`,
  ].join('')

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const attribute = (name: string, value: string) => ` ${name}="${escape(value).replaceAll('"', '&quot;')}"`
const property = (name: string, value: string) => `<meta property="${name}"${attribute('content', value)}>`

/** Serializes JSON that cannot end its script element. */
const json = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')
