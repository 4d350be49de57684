import { useState } from 'react';

interface PhotoListProps {
  photos: readonly { content: string }[];
}

/** Shows the photographs of an entry; each opens in a new tab. */
export function PhotoList({ photos }: PhotoListProps) {
  if (photos.length === 0) return null;
  return (
    <ul className="mt-2 flex list-none flex-wrap gap-2">
      {photos.map(({ content }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: photographs keep their order, and their addresses change with each read
        <li key={index}>
          <Photo address={`${content}?inline=1`} name={`Fotografia ${index + 1} de ${photos.length}`} />
        </li>
      ))}
    </ul>
  );
}

/** Says so when the picture cannot be shown, as once its address has expired. */
function Photo({ address, name }: { address: string; name: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === address) return <p className="text-muted">{name}: não pode ser mostrada agora.</p>;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener"
      className="grid min-h-12 min-w-12 place-items-center rounded-xl border-2 border-edge"
    >
      <img
        src={address}
        alt={`${name}, ver num novo separador`}
        loading="lazy"
        className="max-h-40 max-w-full rounded-xl object-contain"
        onError={() => setBroken(address)}
      />
    </a>
  );
}
