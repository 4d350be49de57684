import { useState } from 'react';
import { type Pin, PinnedPicture } from '#client/ui/places/PinnedPicture.tsx';
import { captionLine } from '#domain/game/captions.ts';
import { type AnswerFile, parseAnswerFiles } from '../answers/sheet/answerFiles.ts';
import { fileKind, inlineAddress } from '../answers/sheet/fileKind.ts';
import { fileNames } from './fileNames.ts';
import { PlaceNumber, PrintedComments, type PrintedPlaced } from './PrintedComments.tsx';

interface Props {
  prompt: string;
  /** A JSON list of files. */
  text: string;
  /** Whether pictures are shown; otherwise they are named like the other files. */
  withPhotos: boolean;
  /** Comments on points of the pictures. */
  comments?: readonly PrintedPlaced[];
}

/** Renders a prompt and the files of its answer: pictures with caption and place, the others by name. */
export function PrintedFiles({ prompt, text, withPhotos, comments = [] }: Props) {
  const files = parseAnswerFiles(text);
  const pictures = withPhotos ? files.filter(({ name }) => fileKind(name) === 'picture') : [];
  const others = files.filter((file) => !pictures.includes(file));
  return (
    <div className="report-answer">
      <p className="report-label">{prompt}</p>
      {pictures.length > 0 && (
        <ul className="report-photos">
          {pictures.map((file, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: files never move, and their addresses change with each fetch
            <Photo key={index} file={file} pins={pinsOf(comments, files.indexOf(file))} />
          ))}
        </ul>
      )}
      {(others.length > 0 || files.length === 0) && <p className="report-text">{fileNames(others)}</p>}
      <PrintedComments comments={comments} files={files} />
    </div>
  );
}

/** Renders a picture, loaded at once because paper cannot wait; only its words when it cannot be shown. */
function Photo({ file, pins }: { file: AnswerFile; pins: readonly Pin[] }) {
  const [isBroken, setBroken] = useState(false);
  const said = captionLine(file);
  return (
    <li>
      <figure>
        {!isBroken && (
          <PinnedPicture
            src={inlineAddress(file.content)}
            alt={`Ficheiro ${file.name}`}
            pins={pins}
            render={({ number }) => <PlaceNumber number={number} />}
            isEager
            onError={() => setBroken(true)}
          />
        )}
        <figcaption>{isBroken || said === '' ? fileNames([file]) : said}</figcaption>
      </figure>
    </li>
  );
}

function pinsOf(comments: readonly PrintedPlaced[], position: number): Pin[] {
  return comments.flatMap(({ _id: id, number, place }) =>
    place.kind === 'picture' && place.position === position ? [{ id, number, x: place.x, y: place.y }] : [],
  );
}
