import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploads } from '#server/db/schema/schema.ts';
import { createTestApp, type TestApp } from '../../support/app/testApp.ts';
import { dataUrl, freshTeam, postTutorialFiles } from '../../support/app/tutorialFiles.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('polyglot files', () => {
  const PNG = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
  const HTML = '<!doctype html><html><script>alert(document.domain)</script></html>';
  const with_ = (head: Buffer | string, tail: Buffer | string) =>
    Buffer.concat([Buffer.from(head as string, 'latin1'), Buffer.from(tail as string)]);
  const ZIP = Buffer.from('PK\x03\x04\x14\0\0\0\0\0META-INF/MANIFEST.MF', 'latin1');
  const WORD = Buffer.concat([
    Buffer.from('PK\x03\x04', 'latin1'),
    Buffer.alloc(22),
    Buffer.from([19, 0, 0, 0]),
    Buffer.from('[Content_Types].xml'),
  ]);
  const TAKEN: [string, Buffer][] = [
    ['figura.png', Buffer.concat([PNG, Buffer.from(HTML)])],
    ['figura.gif', Buffer.concat([with_('GIF89a/*', HTML), ZIP])],
    ['figura.jpg', with_('\xff\xd8\xff\xe0', `*/=1;alert(1)/*${HTML}`)],
    ['guia.pdf', Buffer.from(`%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>\n${HTML}`)],
    ['tarde.pdf', Buffer.concat([Buffer.from([0, 1, 2]), Buffer.from(`${HTML}\n%PDF-1.4`)])],
    ['livro.docx', Buffer.concat([WORD, Buffer.from(HTML)])],
    ['nota.txt', Buffer.from(HTML)],
    ['desenho.txt', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['dezasseis.txt', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(HTML, 'utf16le')])],
    ['filme.mp4', Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), Buffer.from(HTML)])],
  ];
  const REFUSED: [string, Buffer][] = [
    ['pagina.html', Buffer.from(HTML)],
    ['desenho.svg', Buffer.from('<svg/>')],
    ['folha.xml', Buffer.from('<x/>')],
    ['programa.js', Buffer.from('alert(1)')],
    ['macro.docm', ZIP],
    ['programa.jar', ZIP],
    ['programa.docx', ZIP],
    ['programa.pptx', ZIP],
    ['pagina.png', Buffer.from(HTML)],
    ['desenho.png', Buffer.from('<svg/>')],
    ['pagina.pdf', Buffer.from(HTML)],
    ['pagina.txt.html', Buffer.from('x')],
    ['pagina.html.', Buffer.from('x')],
    ['pagina.html ', Buffer.from('x')],
    ['pagina.txt\0.html', Buffer.from('x')],
    ['.txt.htaccess', Buffer.from('x')],
    ['binario.txt', Buffer.from([0x4d, 0x5a, 0x90, 0, 3])],
    ['imagem.txt', PNG],
  ];
  const SHOWN = /^image\/(png|jpeg|gif|bmp)$/;

  it('are saved, and shown inline only as pictures, whatever type they claim', async () => {
    const { team } = await freshTeam(test);
    const claimed = TAKEN.map(([name, bytes]) => ({ name, content: dataUrl(bytes, 'text/html') }));
    const { reply, files } = await postTutorialFiles(team, claimed);
    expect(reply.statusCode).toBe(200);
    expect(files).toHaveLength(TAKEN.length);
    for (const { name, content } of files) {
      for (const query of ['', '?inline=1', '?inline=1&inline=1', '?inline=true', '?type=text/html']) {
        const served = await test.app.inject({ url: content + query, headers: { accept: 'text/html' } });
        const type = String(served.headers['content-type']);
        expect(served.statusCode).toBe(200);
        expect(type, name).not.toMatch(/html|svg|[/+]xml|script/);
        expect(served.headers['x-content-type-options']).toBe('nosniff');
        expect(served.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
        const inline = String(served.headers['content-disposition']).startsWith('inline');
        if (inline) expect(type).toMatch(SHOWN);
        else expect(served.headers['content-disposition']).toMatch(/^attachment; /);
        expect(inline, name + query).toBe(query === '?inline=1' && /\.(png|jpg|gif)$/.test(name));
      }
    }
  });

  it.each(REFUSED)('%s is refused in an answer', async (name, bytes) => {
    const { team } = await freshTeam(test);
    for (const type of ['image/png', 'text/plain', 'text/html']) {
      const { reply, files } = await postTutorialFiles(team, [{ name, content: dataUrl(bytes, type) }]);
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
      expect(reply.statusCode).toBeLessThan(500);
      expect(files).toEqual([]);
    }
  });

  it.each(REFUSED)('%s is refused as a resumable upload too', async (name, bytes) => {
    const { team } = await freshTeam(test);
    const headers = {
      'tus-resumable': '1.0.0',
      'upload-length': String(bytes.length),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')},filetype ${btoa('image/png')}`,
    };
    const opened = await team.post('/uploads', { headers });
    if (opened.statusCode === 201) {
      const sent = {
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      };
      const url = String(opened.headers.location);
      const patch = { method: 'PATCH', url, headers: { ...sent, authorization: team.token }, payload: bytes } as const;
      expect((await test.app.inject(patch)).statusCode).toBe(415);
    } else expect([400, 415]).toContain(opened.statusCode);
    const rows = await test.db.select().from(uploads);
    expect(rows.filter(({ accountId }) => accountId === team.accountId)).toEqual([]);
  });

  it('a text file cannot be renamed to another type in an answer', async () => {
    const { team } = await freshTeam(test);
    const { files } = await postTutorialFiles(team, [{ name: 'nota.txt', content: dataUrl(Buffer.from(HTML)) }]);
    const [{ content } = { content: '' }] = files;
    for (const name of ['nota.html', 'nota.png', 'nota.svg', 'nota.pdf']) {
      const { reply } = await postTutorialFiles(team, [{ name, content }]);
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    }
    expect((await team.get('/team')).json().team.answers.tutorial.data.files).toContain('nota.txt');
  });
});
