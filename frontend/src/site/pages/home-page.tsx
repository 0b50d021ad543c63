import { Fragment } from 'react'
import heroWindow from '#frontend/assets/hero-window.svg'
import type { HomeContent } from '#frontend/content/info-types.ts'
import { NextOpenings } from '#frontend/islands/booking/next-openings.tsx'
import { ContactForm } from '#frontend/islands/contact/contact-form.tsx'
import { ResidentialCalculator } from '#frontend/islands/residential-quote/residential-calculator.tsx'
import { href } from '#frontend/lib/href.ts'
import { RESIDENTIAL_LINKS } from '#frontend/site/cities.ts'
import { Island } from '#frontend/site/island.tsx'
import { usePhotos } from '#frontend/site/photos.ts'
import { BlockSection } from '#frontend/site/sections/block-section.tsx'
import { ButtonLink } from '#frontend/site/sections/button-link.tsx'
import { Cards } from '#frontend/site/sections/cards.tsx'
import { DuskBand } from '#frontend/site/sections/closing.tsx'
import { Faq } from '#frontend/site/sections/faq.tsx'
import { LinkChips } from '#frontend/site/sections/link-chips.tsx'
import { Photo } from '#frontend/site/sections/photo.tsx'
import { HomePhotos } from '#frontend/site/sections/photo-sections.tsx'
import { Reviews } from '#frontend/site/sections/reviews.tsx'
import { TrustLine } from '#frontend/site/sections/trust-line.tsx'
import { useSiteInfo } from '#frontend/site/site-context.ts'
import { useFill } from '#frontend/site/use-facts.tsx'
import { FactList } from '#frontend/ui/fact-list.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { EmailLink, PhoneLink } from '#frontend/ui/phone-link.tsx'
import { Section } from '#frontend/ui/section.tsx'
import { WithoutScript } from '#frontend/ui/without-script.tsx'
import { commonLabels } from '#words/labels/common.ts'

export function HomePage({ content }: { content: HomeContent }) {
  const fill = useFill()
  const { hero, quote, howItWorks, services, trust, localText, whyPromo, booking, contact } = content
  const [photo] = usePhotos('home')
  return (
    <>
      <section className="hero">
        <div className="container-xl hero-grid">
          <div>
            <h1>{fill(hero.headline)}</h1>
            <p className="lead">{fill(hero.lead)}</p>
            <p className="actions">
              <ButtonLink link={hero.first} />
              <ButtonLink link={hero.second} look="btn-outline-light" />
            </p>
            <TrustLine points={hero.points} />
          </div>
          {photo ? (
            <Photo photo={photo} at="hero" />
          ) : (
            <img className="hero-art" src={heroWindow} width="640" height="560" alt="" fetchPriority="high" />
          )}
        </div>
      </section>
      <Section id="quote" heading={quote.heading} lead={fill(quote.lead)} tone="paper">
        <WithoutScript text={commonLabels.priceByPhone} />
        <Island name="residential-calculator" of={ResidentialCalculator} />
        <p className="mt-4 mb-0">
          {quote.commercialText} <a href={href(quote.commercialLink.href)}>{quote.commercialLink.label}</a>
        </p>
      </Section>
      <Section heading={howItWorks.heading}>
        <Cards cards={howItWorks.cards ?? []} isNumbered />
      </Section>
      <BlockSection block={services} tone="mist" id="services" />
      <BlockSection block={trust} tone="deep" />
      <HomePhotos />
      <Reviews teaser={<ReviewTeaser content={content.reviews} />}>
        <ReviewButtons content={content.reviews} />
      </Reviews>
      <Section id="booking" heading={booking.heading} lead={fill(booking.text)} tone="mist" layout="split">
        <Island name="next-openings" of={NextOpenings} />
        <a className="btn btn-primary btn-lg" href={href(booking.link.href)}>
          <Icon name="calendar-check" /> {booking.link.label}
        </a>
      </Section>
      <Section heading={localText.heading}>
        <div className="local-text">
          <div className="prose">
            {localText.topics.map(({ title, text }) => (
              <Fragment key={title}>
                <h3>{title}</h3>
                <p>{fill(text)}</p>
              </Fragment>
            ))}
          </div>
          <div className="local-cities">
            <h3>{localText.citiesHeading}</h3>
            <p>{localText.citiesText}</p>
            <LinkChips links={RESIDENTIAL_LINKS} />
          </div>
        </div>
      </Section>
      <DuskBand {...whyPromo}>
        <ButtonLink link={whyPromo.link} />
      </DuskBand>
      <Faq heading={content.faqHeading} faq={content.faq} />
      <Contact contact={contact} />
    </>
  )
}

/** Shown until the owner has entered a review. */
function ReviewTeaser({ content }: { content: HomeContent['reviews'] }) {
  const fill = useFill()
  return (
    <section className="band band-paper reviews">
      <div className="container-xl narrow">
        <p className="stars d-flex justify-content-center gap-1" aria-hidden="true">
          {[1, 2, 3, 4, 5].map((star) => (
            <Icon key={star} name="star-fill" />
          ))}
        </p>
        <h2>{content.heading}</h2>
        <p className="lead">{fill(content.text)}</p>
        <ReviewButtons content={content} />
      </div>
    </section>
  )
}

function ReviewButtons({ content }: { content: HomeContent['reviews'] }) {
  const { businessName, city, state, reviewsUrl, writeReviewUrl } = useSiteInfo()
  // Until the owner has named the pages, a search for the business leads there.
  const search = (query: string) =>
    `https://www.google.com/search?q=${encodeURIComponent(`${businessName} ${city} ${state} ${query}`)}`
  const buttons = [
    ['btn-primary', content.readLabel, reviewsUrl || search(content.readSearch)],
    ['btn-outline-primary', content.writeLabel, writeReviewUrl || search(content.writeSearch)],
  ]
  return (
    <p className="actions">
      {buttons.map(([look, label, href]) => (
        <a
          key={look}
          className={`btn ${look}`}
          aria-label={`${label} ${content.newTab}`}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
        >
          {label}
        </a>
      ))}
    </p>
  )
}

function Contact({ contact }: { contact: HomeContent['contact'] }) {
  const fill = useFill()
  return (
    <Section id="contact">
      <div className="contact-grid">
        <div>
          <h2>{contact.heading}</h2>
          <p className="lead">{fill(contact.text)}</p>
          <FactList
            facts={[
              [contact.phoneLabel, <PhoneLink key="phone" />],
              [contact.emailLabel, <EmailLink key="email" />],
              [contact.hoursLabel, fill(contact.hours)],
              [contact.areaLabel, contact.area.join(', ')],
            ]}
          />
        </div>
        <Island name="contact-form" of={ContactForm} when="interaction" stored="draft:contact" />
      </div>
    </Section>
  )
}
