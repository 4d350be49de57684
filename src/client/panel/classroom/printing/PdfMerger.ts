import {
  PDFArray,
  PDFCatalog,
  PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFObjectCopier,
  PDFPageLeaf,
  PDFPageTree,
  PDFParser,
  PDFRef,
  PDFStream,
  PDFStreamWriter,
} from '@cantoo/pdf-lib';

const name = PDFName.of;
/** Objects written before the page may answer to a press. */
const OBJECTS_PER_TICK = 500;
/** What only the first copy of a page has: its place in the structure, and links. */
const FIRST_COPY_ONLY = ['StructParents', 'Annots', 'Tabs'].map(name);

/**
 * Joins PDFs into one for printing. A page that is printed several times is stored once: its copies share content, pictures
 * and fonts. Keeps the tags of the first copy for screen readers, and the language of the last PDF.
 */
export class PdfMerger {
  readonly #context = PDFContext.create();
  readonly #pages = PDFPageTree.withContext(this.#context);
  readonly #pagesRef = this.#context.register(this.#pages);
  readonly #catalog = PDFCatalog.withContextAndPages(this.#context, this.#pagesRef);
  readonly #tags = PDFDict.withContext(this.#context);
  readonly #tagsRef = this.#context.register(this.#tags);
  readonly #topTags = PDFArray.withContext(this.#context);
  readonly #tagsOfPages = PDFArray.withContext(this.#context);
  #taggedPages = 0;

  constructor(title: string) {
    const info = this.#context.obj({ Title: PDFHexString.fromText(title) });
    this.#context.trailerInfo.Root = this.#context.register(this.#catalog);
    this.#context.trailerInfo.Info = this.#context.register(info);
    this.#catalog.set(name('ViewerPreferences'), this.#context.obj({ DisplayDocTitle: true }));
  }

  /** Adds a PDF so many times. Each copy begins on a new sheet of paper when both sides are printed. */
  async add(pdf: Uint8Array, copies: number): Promise<void> {
    const source = await PDFParser.forBytesWithOptions(pdf).parseDocument();
    const catalog = source.lookup(source.trailerInfo.Root);
    if (!(catalog instanceof PDFCatalog)) throw new Error('not a PDF');
    const firstObject = this.#context.largestObjectNumber + 1;
    const copier = PDFObjectCopier.for(source, this.#context);
    const language = catalog.get(name('Lang'));
    if (language) this.#catalog.set(name('Lang'), copier.copy(language));
    const refs = pageRefs(catalog).map((ref) => copier.copy(ref));
    const tags = catalog.get(name('StructTreeRoot'));
    if (tags instanceof PDFRef) this.#addTags(copier.copy(tags), firstObject);
    for (let copy = 0; copy < copies; copy += 1) this.#addPages(refs, copy === 0);
  }

  async toBytes(): Promise<Uint8Array<ArrayBuffer>> {
    if (this.#topTags.size() > 0) {
      this.#tags.set(name('Type'), name('StructTreeRoot'));
      this.#tags.set(name('K'), this.#topTags);
      this.#tags.set(name('ParentTree'), this.#context.obj({ Nums: this.#tagsOfPages }));
      this.#tags.set(name('ParentTreeNextKey'), PDFNumber.of(this.#taggedPages));
      this.#catalog.set(name('StructTreeRoot'), this.#tagsRef);
      this.#catalog.set(name('MarkInfo'), this.#context.obj({ Marked: true }));
    }
    return new Uint8Array(await PDFStreamWriter.forContext(this.#context, OBJECTS_PER_TICK).serializeToBuffer());
  }

  #addPages(refs: readonly PDFRef[], isFirst: boolean): void {
    for (const ref of refs) this.#addPage(isFirst ? ref : this.#context.register(copyOf(this.#page(ref))));
    const last = refs.at(-1);
    if (last && refs.length % 2 === 1) this.#addPage(this.#context.register(blankLike(this.#page(last))));
  }

  #addPage(ref: PDFRef): void {
    this.#page(ref).setParent(this.#pagesRef);
    this.#pages.pushLeafNode(ref);
  }

  #page(ref: PDFRef): PDFPageLeaf {
    const page = this.#context.lookup(ref);
    if (!(page instanceof PDFPageLeaf)) throw new Error('not a page');
    return page;
  }

  /** Moves the tags of a copied PDF, whose objects begin at `firstObject`, into the tree of all. */
  #addTags(ref: PDFRef, firstObject: number): void {
    const root = this.#context.lookup(ref, PDFDict);
    const top = root.lookup(name('K'));
    for (const kid of top instanceof PDFArray ? top.asArray() : [root.get(name('K'))]) {
      if (!kid) continue;
      this.#context.lookup(kid, PDFDict).set(name('P'), this.#tagsRef);
      this.#topTags.push(kid);
    }
    const roles = root.get(name('RoleMap'));
    if (roles) this.#tags.set(name('RoleMap'), roles);
    const entries = numberTreeEntries(root.lookupMaybe(name('ParentTree'), PDFDict));
    for (const [key, value] of entries) {
      this.#tagsOfPages.push(PDFNumber.of(key + this.#taggedPages));
      this.#tagsOfPages.push(value);
    }
    this.#shiftKeys(firstObject);
    this.#taggedPages += Math.max(-1, ...entries.map(([key]) => key)) + 1;
    this.#context.delete(ref);
  }

  /** Adds the number of earlier tagged pages to the keys by which pages and links find their tags. */
  #shiftKeys(firstObject: number): void {
    for (const [{ objectNumber }, object] of this.#context.enumerateIndirectObjects()) {
      if (objectNumber < firstObject) continue;
      const dict = object instanceof PDFStream ? object.dict : object;
      if (!(dict instanceof PDFDict)) continue;
      for (const key of [name('StructParents'), name('StructParent')]) {
        const value = dict.get(key);
        if (value instanceof PDFNumber) dict.set(key, PDFNumber.of(value.asNumber() + this.#taggedPages));
      }
    }
  }
}

function pageRefs(catalog: PDFCatalog): PDFRef[] {
  const refs: PDFRef[] = [];
  catalog.Pages().traverse((node, ref) => {
    if (node instanceof PDFPageLeaf) refs.push(ref);
  });
  return refs;
}

function copyOf(page: PDFPageLeaf): PDFPageLeaf {
  const copy = page.clone();
  for (const key of FIRST_COPY_ONLY) copy.delete(key);
  return copy;
}

/** Returns an empty page of the same size. */
function blankLike(page: PDFPageLeaf): PDFPageLeaf {
  const blank = copyOf(page);
  blank.delete(name('Contents'));
  blank.delete(name('Resources'));
  return blank;
}

/** Returns the keys and values of a number tree, which is a flat list or has branches. */
function numberTreeEntries(tree: PDFDict | undefined): [number, PDFObject][] {
  const flat = tree?.lookupMaybe(name('Nums'), PDFArray)?.asArray() ?? [];
  const own = flat.flatMap((key, index): [number, PDFObject][] => {
    const value = flat[index + 1];
    return index % 2 === 0 && key instanceof PDFNumber && value ? [[key.asNumber(), value]] : [];
  });
  const branches = tree?.lookupMaybe(name('Kids'), PDFArray);
  const kids = Array.from({ length: branches?.size() ?? 0 }, (_, index) => branches?.lookup(index, PDFDict));
  return [...own, ...kids.flatMap(numberTreeEntries)];
}
