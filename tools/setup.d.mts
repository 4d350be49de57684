export function ensureBuilt(): void;
export function ensureScenesBuilt(): string;
