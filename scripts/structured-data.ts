import type {
  Article,
  BreadcrumbList,
  Organization,
  ProfessionalService,
  Service,
  Thing,
  WebPage,
  WebSite,
  WithContext,
} from 'schema-dts'
import type { Site } from '../src/content/site.ts'
import { pathOf, routeIdOf, type ArticleSlug, type RouteId } from '../src/content/route-ids.ts'
import type { RouteHead } from './prerender.ts'
import { readArticle } from './site-files.ts'
import { absolute, canonicalOf } from './site-url.ts'

type Named = { '@id': string }

/** JSON-LD of a page. Everything in it stands on the page too: in its text, its header or its footer. */
export async function structuredData(id: RouteId, site: Site, head: RouteHead): Promise<WithContext<Thing>[]> {
  const address = canonicalOf(site, id)
  const home = absolute(site, '')
  const organization: Named = { '@id': `${home}#organization` }
  const page = (type: 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage'): WithContext<WebPage> =>
    ({
      '@context': 'https://schema.org',
      '@type': type,
      name: head.title,
      description: head.description,
      url: address,
      inLanguage: 'en-IN',
    }) as WithContext<WebPage>
  const trail = id === 'home' ? [] : [breadcrumbs(id, site, head.title)]

  if (id === 'home')
    return [organizationOf(site, organization), webSite(site, organization), ...officesOf(site, organization)]
  if (id === 'about-us') return [page('AboutPage'), organizationOf(site, organization), ...trail]
  if (id === 'contact-us') return [page('ContactPage'), ...officesOf(site, organization), ...trail]
  if (id === 'blogs' || id === 'case-study') return [page('CollectionPage'), ...trail]
  if (id.startsWith('blogs/')) return [await articleOf(id, site, head, organization), ...trail]
  if (id === 'technology-development' || /^(agency|advisory)(\/|$)/.test(id)) {
    const service: WithContext<Service> = {
      '@context': 'https://schema.org',
      '@type': 'Service',
      name: head.title,
      description: head.description,
      url: address,
      provider: { '@type': 'Organization', ...organization, name: site.brand },
      areaServed: site.offices.map(({ country }) => ({ '@type': 'Country' as const, name: country })),
    }
    return [service, ...trail]
  }
  return [page('WebPage'), ...trail]
}

function organizationOf(site: Site, { '@id': id }: Named): WithContext<Organization> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': id,
    name: site.brand,
    legalName: site.legalName,
    url: absolute(site, ''),
    logo: absolute(site, 'icon-512.png'),
    slogan: `${site.motto.terms.join(' + ')} = ${site.motto.result}`,
    email: site.contact.email,
    telephone: site.contact.phone,
    sameAs: [site.socials.instagram, site.socials.youtube, site.socials.linkedin],
  }
}

function webSite(site: Site, publisher: Named): WithContext<WebSite> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.brand,
    description: site.summary,
    url: absolute(site, ''),
    inLanguage: 'en-IN',
    publisher,
  }
}

function officesOf(site: Site, parent: Named): WithContext<ProfessionalService>[] {
  return site.offices.map((office) => ({
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    '@id': `${absolute(site, '')}#office-${office.id}`,
    name: `${site.brand}, ${office.city}`,
    url: absolute(site, 'contact-us/'),
    image: absolute(site, 'icon-512.png'),
    telephone: office.phone,
    email: site.contact.email,
    hasMap: office.mapLink,
    parentOrganization: parent,
    address: {
      '@type': 'PostalAddress',
      streetAddress: office.lines.join(', '),
      addressLocality: office.city,
      addressRegion: office.region,
      addressCountry: office.countryCode,
      ...(office.postalCode && { postalCode: office.postalCode }),
    },
  }))
}

async function articleOf(id: RouteId, site: Site, head: RouteHead, publisher: Named): Promise<WithContext<Article>> {
  const { title, description, author, published, updated } = await readArticle(id.slice('blogs/'.length) as ArticleSlug)
  const address = canonicalOf(site, id)
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    url: address,
    mainEntityOfPage: address,
    inLanguage: 'en-IN',
    image: absolute(site, `pictures/${head.picture.base}-${head.picture.webpWidth}.webp`),
    datePublished: published,
    dateModified: updated ?? published,
    author: { '@type': 'Person', name: author.name },
    publisher: { '@type': 'Organization', ...publisher, name: site.brand },
  }
}

function breadcrumbs(id: RouteId, site: Site, title: string): WithContext<BreadcrumbList> {
  const parent = id.includes('/') ? routeIdOf(`/${id.split('/')[0]}`) : undefined
  const names: Partial<Record<RouteId, string>> = {
    advisory: 'Advisory',
    agency: 'Agency',
    blogs: 'Blogs',
    'case-study': 'Case Studies',
  }
  const steps: [string, RouteId][] = [
    ['Home', 'home'],
    ...(parent ? [[names[parent] ?? pathOf(parent), parent] satisfies [string, RouteId]] : []),
    [title, id],
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, step], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: canonicalOf(site, step),
    })),
  }
}
