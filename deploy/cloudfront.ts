import { CONTACT_ENDPOINT } from '#shared/contact.ts'
import type { SiteFacts } from './site-facts.ts'

const json = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`

/** All headers of a policy together; CloudFront refuses more. */
const LONGEST = 10_240

export function cloudfrontFiles({ headers, base }: SiteFacts): Record<string, string> {
  const value = (name: string) => headers.find(([other]) => other === name)?.[1] ?? ''
  const total = headers.reduce((sum, [name, text]) => sum + name.length + text.length, 0)
  if (total > LONGEST) throw new Error(`The headers have ${total} characters together, CloudFront takes ${LONGEST}.`)
  const own = [
    'Content-Security-Policy',
    'X-Content-Type-Options',
    'X-Frame-Options',
    'Referrer-Policy',
    'Strict-Transport-Security',
  ]
  const custom = headers.filter(([name]) => !own.includes(name))
  return {
    'response-headers-policy.json': json({
      Name: 'agency-site',
      SecurityHeadersConfig: {
        ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: value('Content-Security-Policy') },
        ContentTypeOptions: { Override: true },
        FrameOptions: { Override: true, FrameOption: value('X-Frame-Options') },
        ReferrerPolicy: { Override: true, ReferrerPolicy: value('Referrer-Policy') },
        StrictTransportSecurity: {
          Override: true,
          AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value('Strict-Transport-Security'))?.[1]),
        },
      },
      CustomHeadersConfig: {
        Quantity: custom.length,
        Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
      },
    }),
    // A bucket knows no folders: the function asks for their index, and adds the slash where it is missing.
    'viewer-request.js': `// CloudFront Function (cloudfront-js-2.0) for viewer requests, written by the build.
function handler(event) {
  var request = event.request
  var uri = request.uri
  if (uri.endsWith('/')) {
    request.uri = uri + 'index.html'
  } else if (uri !== '${base}${CONTACT_ENDPOINT.slice(1)}' && !uri.split('/').pop().includes('.')) {
    return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: uri + '/' } } }
  }
  return request
}
`,
  }
}
