/** Reads the Debian packages of an image for its SBOM: the text of /var/lib/dpkg/status and of /etc/os-release. */

export interface DebianPackage {
  name: string;
  version: string;
  architecture: string;
  /** The source package and its version, under which Debian's security tracker lists faults. */
  source: { name: string; version: string };
}

/**
 * Returns the installed packages of a dpkg status file, by name and architecture. Throws for an installed package without a
 * version.
 */
export function readDpkgStatus(status: string): DebianPackage[] {
  return status
    .split(/\n{2,}/)
    .map(fieldsOf)
    .filter((fields) => fields.get('Status')?.endsWith(' installed'))
    .map(packageOf)
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** Returns the component of the SBOM for a package of a Debian release, such as `12`. */
export function debianComponent({ name, version, architecture, source }: DebianPackage, release: string) {
  const query = `arch=${encodeURIComponent(architecture)}&distro=debian-${encodeURIComponent(release)}`;
  const purl = `pkg:deb/debian/${encodeURIComponent(name)}@${encodeURIComponent(version)}?${query}`;
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    scope: 'required',
    purl,
    properties: [
      { name: 'delivered', value: 'image' },
      { name: 'debian:source', value: `${source.name}@${source.version}` },
    ],
  };
}

/** Returns the release of an os-release text. Throws for a system other than Debian. */
export function debianRelease(osRelease: string): string {
  const [, id] = /^ID="?([\w.-]+)"?$/m.exec(osRelease) ?? [];
  const [, release] = /^VERSION_ID="?([\w.-]+)"?$/m.exec(osRelease) ?? [];
  if (id !== 'debian' || release === undefined) throw new Error('A imagem não é do Debian, ou não diz a versão.');
  return release;
}

/** Continuation lines begin with a space and are not needed. */
function fieldsOf(paragraph: string): Map<string, string> {
  const lines = paragraph.split('\n').map((line) => /^([\w-]+): *(.*)$/.exec(line));
  return new Map(lines.flatMap((found) => (found ? [[found[1] ?? '', found[2] ?? ''] as const] : [])));
}

function packageOf(fields: Map<string, string>): DebianPackage {
  const name = fields.get('Package') ?? '';
  const version = fields.get('Version');
  if (!version) throw new Error(`O pacote ${name} não diz a sua versão.`);
  const [, source = name, sourceVersion = version] = /^(\S+)(?: \((.+)\))?$/.exec(fields.get('Source') ?? name) ?? [];
  return {
    name,
    version,
    architecture: fields.get('Architecture') ?? 'all',
    source: { name: source, version: sourceVersion },
  };
}

function keyOf({ name, architecture }: DebianPackage): string {
  return `${name}:${architecture}`;
}
