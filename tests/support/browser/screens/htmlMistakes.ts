/**
 * Returns what the judges of tests/judges found in our HTML and axe does not look for; one text for each element. Runs in the
 * page, so it uses nothing of this module.
 */
export function htmlMistakes(): string[] {
  const shown = (element: Element) => (element.cloneNode() as Element).outerHTML;
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const tagsIn = (element: Element) => new Set([...element.children].map(({ localName }) => localName));
  const isMixed = (list: Element) => tagsIn(list).has('div') && tagsIn(list).size > 1;
  const alwaysHasValue = (select: Element) => (select as HTMLSelectElement).options[0]?.value !== '';
  const isNested = (element: Element) => element.parentElement?.closest('header, footer') !== null;
  const repeatsItself = (link: Element) =>
    link.querySelector('.sr-only') === null && link.getAttribute('title') === link.textContent?.trim();
  return Object.entries({
    'a second title': all('head > title').slice(1),
    'a header or footer within another': all('header, footer').filter(isNested),
    'a footer or an unnamed aside within the content': all('main footer, main aside:not([aria-label])'),
    'a picture without an address': all('img:not([src])'),
    'a list without items': all('ul, ol').filter(({ childElementCount }) => childElementCount === 0),
    'terms beside groups of terms': all('dl').filter(isMixed),
    'required, but never empty': all('select[required]').filter(alwaysHasValue),
    'a link whose tooltip repeats its visible text': all('a[title]').filter(repeatsItself),
  }).flatMap(([mistake, elements]) => elements.map((element) => `${mistake}: ${shown(element)}`));
}
