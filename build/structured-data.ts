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
import type { PageHead } from './content/page-heads.ts'
import { findPage } from './content/page-list.ts'
import { pathOf } from '../src/routes.ts'
import { readArticle } from './site-files.ts'
import { absolute, canonicalOf } from './site-url.ts'

type Named = { '@id': string }

/** Returns the JSON-LD of a page. Every value is also visible on the page (Google's structured data guidelines). */
export async function structuredData(head: PageHead, site: Site): Promise<WithContext<Thing>[]> {
  const { id, canonical, type: kind } = head.page
  const url = canonicalOf(site, canonical)
  const home = absolute(site, '')
  const organization: Named = { '@id': `${home}#organization` }
  // schema-dts has no union of these types with one shape.
  const page = (type: 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage'): WithContext<WebPage> =>
    ({
      '@context': 'https://schema.org',
      '@type': type,
      name: head.title,
      description: head.description,
      url,
      inLanguage: 'en-IN',
    }) as WithContext<WebPage>
  const trail = id === 'home' ? [] : [breadcrumbs(head, site)]

  if (id === 'home')
    return [organizationOf(site, organization), webSite(site, organization), ...officesOf(site, organization)]
  if (id === 'about-us') return [page('AboutPage'), organizationOf(site, organization), ...trail]
  if (id === 'contact-us') return [page('ContactPage'), ...officesOf(site, organization), ...trail]
  if (id === 'blogs' || id === 'case-study') return [page('CollectionPage'), ...trail]
  if (kind === 'article') return [await articleOf(head, site, organization), ...trail]
  if (id === 'technology-development' || /^(agency|advisory)(\/|$)/.test(id)) {
    const service: WithContext<Service> = {
      '@context': 'https://schema.org',
      '@type': 'Service',
      name: head.title,
      description: head.description,
      url,
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

async function articleOf({ page, picture }: PageHead, site: Site, publisher: Named): Promise<WithContext<Article>> {
  const { title, description, author, published, updated } = await readArticle(page.document ?? '')
  const url = canonicalOf(site, page.id)
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    url,
    mainEntityOfPage: url,
    inLanguage: 'en-IN',
    ...(picture && { image: absolute(site, `pictures/${picture.base}-${picture.webpWidth}.webp`) }),
    datePublished: published,
    dateModified: updated ?? published,
    author: author
      ? { '@type': 'Person', name: author.name }
      : { '@type': 'Organization', ...publisher, name: site.brand },
    publisher: { '@type': 'Organization', ...publisher, name: site.brand },
  }
}

function breadcrumbs({ page: { id, canonical }, title }: PageHead, site: Site): WithContext<BreadcrumbList> {
  const parent = id.includes('/') ? findPage(`/${id.split('/')[0]}`)?.id : undefined
  const names: Record<string, string> = {
    advisory: 'Advisory',
    agency: 'Agency',
    blogs: 'Blogs',
    'case-study': 'Case Studies',
  }
  const steps: [string, string][] = [
    ['Home', 'home'],
    ...(parent ? [[names[parent] ?? pathOf(parent), parent] satisfies [string, string]] : []),
    [title, canonical],
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
