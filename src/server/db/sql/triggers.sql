-- The current functions and triggers, one definition each. db/triggers.ts applies them after the migrations: change a
-- function here, never in a new migration. Statements are separated by blank lines. One that is removed here needs a migration
-- that drops it. A change of stored columns (fold, search_key, team_words) needs a migration that updates their rows.

-- Search: text without accents, case or marks of ordinals ('8.º A', '8º a' and '8.ºA' are alike).

CREATE OR REPLACE FUNCTION fold(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$ SELECT regexp_replace(lower(public.unaccent('public.unaccent', translate(value, 'ºª.', ''))), '[ \t]+', ' ', 'g') $$;

-- Without blanks, and with marks of ordinals as letters: '8.º A' is '8oa', which is long enough for trigrams.
CREATE OR REPLACE FUNCTION search_key(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$ SELECT replace(public.fold(translate(value, 'ºª', 'oa')), ' ', '') $$;

-- The texts by which a team is found and sorted are stored in its row, because some are in other tables.

CREATE OR REPLACE FUNCTION team_words() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  own_class record;
  school text;
  username text;
  words text;
BEGIN
  -- Waits for a rename of the class that is under way.
  SELECT c.name, c.teacher_id INTO own_class FROM classes c WHERE c.id = NEW.class_id FOR SHARE;
  SELECT s.name INTO school FROM teachers t JOIN schools s ON s.id = t.school_id WHERE t.id = own_class.teacher_id;
  SELECT a.username INTO username FROM accounts a WHERE a.id = NEW.id;
  NEW.class_name := own_class.name;
  words := concat_ws(E'\n', NEW.name, own_class.name);
  -- A second time without the marks of ordinals, for who types '8 A'.
  NEW.search_key := search_key(concat_ws(E'\n', words, translate(words, 'ºª', ''), array_to_string(NEW.members, E'\n'), username, school));
  RETURN NEW;
END $$;

-- Locks the teams in the order of their ids, and then their standings, as a rating does, so that the two never deadlock.
CREATE OR REPLACE FUNCTION team_words_again() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[];
BEGIN
  IF TG_TABLE_NAME = 'accounts' THEN
    ids := ARRAY[NEW.id];
  ELSIF TG_TABLE_NAME = 'classes' THEN
    ids := ARRAY(SELECT t.id FROM teams t WHERE t.class_id = NEW.id);
  ELSIF TG_TABLE_NAME = 'teachers' THEN
    ids := ARRAY(SELECT t.id FROM teams t JOIN classes c ON c.id = t.class_id WHERE c.teacher_id = NEW.id);
  ELSE
    ids := ARRAY(SELECT t.id FROM teams t JOIN classes c ON c.id = t.class_id JOIN teachers o ON o.id = c.teacher_id WHERE o.school_id = NEW.id);
  END IF;
  PERFORM FROM teams t WHERE t.id = ANY(ids) ORDER BY t.id FOR NO KEY UPDATE;
  IF TG_TABLE_NAME = 'classes' THEN
    PERFORM FROM standings s WHERE s.team_id = ANY(ids) ORDER BY s.team_id FOR NO KEY UPDATE;
  END IF;
  UPDATE teams SET class_id = class_id WHERE id = ANY(ids);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER team_words BEFORE INSERT OR UPDATE OF name, members, class_id ON teams FOR EACH ROW
  EXECUTE FUNCTION team_words();

CREATE OR REPLACE TRIGGER team_words AFTER UPDATE OF username ON accounts FOR EACH ROW
  WHEN (NEW.username <> OLD.username AND NEW.role = 3)
  EXECUTE FUNCTION team_words_again();

CREATE OR REPLACE TRIGGER team_words AFTER UPDATE OF name, teacher_id ON classes FOR EACH ROW
  WHEN (NEW.name IS DISTINCT FROM OLD.name COLLATE "C" OR NEW.teacher_id <> OLD.teacher_id)
  EXECUTE FUNCTION team_words_again();

CREATE OR REPLACE TRIGGER team_words AFTER UPDATE OF school_id ON teachers FOR EACH ROW
  WHEN (NEW.school_id IS DISTINCT FROM OLD.school_id)
  EXECUTE FUNCTION team_words_again();

CREATE OR REPLACE TRIGGER team_words AFTER UPDATE OF name ON schools FOR EACH ROW
  WHEN (NEW.name IS DISTINCT FROM OLD.name COLLATE "C")
  EXECUTE FUNCTION team_words_again();

-- class_sizes: the number of teams of each class.

CREATE OR REPLACE FUNCTION size_of_class() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO class_sizes (class_id) VALUES (NEW.id);
  RETURN NULL;
END $$;

-- Runs once a statement, so that many teams of one class change its row once.
CREATE OR REPLACE FUNCTION count_teams() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM class_sizes s WHERE s.class_id IN (SELECT c.class_id FROM changed c) ORDER BY s.class_id FOR NO KEY UPDATE;
  UPDATE class_sizes s SET teams = s.teams + CASE TG_OP WHEN 'INSERT' THEN c.n ELSE -c.n END
    FROM (SELECT class_id, count(*) AS n FROM changed GROUP BY class_id) c WHERE c.class_id = s.class_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_moved_team() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  -- In the order of ids, so that two teams that change places never deadlock.
  PERFORM FROM class_sizes s WHERE s.class_id IN (OLD.class_id, NEW.class_id) ORDER BY s.class_id FOR NO KEY UPDATE;
  UPDATE class_sizes s SET teams = s.teams + CASE s.class_id WHEN NEW.class_id THEN 1 ELSE -1 END
    WHERE s.class_id IN (OLD.class_id, NEW.class_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER size_of_class AFTER INSERT ON classes FOR EACH ROW
  EXECUTE FUNCTION size_of_class();

CREATE OR REPLACE TRIGGER count_teams_insert AFTER INSERT ON teams
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION count_teams();

CREATE OR REPLACE TRIGGER count_teams_delete AFTER DELETE ON teams
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION count_teams();

CREATE OR REPLACE TRIGGER count_moved_team AFTER UPDATE OF class_id ON teams FOR EACH ROW
  WHEN (NEW.class_id <> OLD.class_id)
  EXECUTE FUNCTION count_moved_team();

-- proposals.returned: a level 4 that is given back takes its proposal out of the council (ruling 6). It is set on both sides,
-- because restoring from the bin writes the returned levels first.

CREATE OR REPLACE FUNCTION proposal_is_returned() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.returned := EXISTS (SELECT FROM returned_levels r WHERE r.team_id = NEW.team_id AND r.level = 4);
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION return_proposal() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE proposals SET returned = true WHERE team_id = NEW.team_id AND NOT returned;
  ELSE
    UPDATE proposals SET returned = false WHERE team_id = OLD.team_id AND returned;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER proposal_is_returned BEFORE INSERT ON proposals FOR EACH ROW
  EXECUTE FUNCTION proposal_is_returned();

CREATE OR REPLACE TRIGGER return_proposal_insert AFTER INSERT ON returned_levels FOR EACH ROW
  WHEN (NEW.level = 4)
  EXECUTE FUNCTION return_proposal();

CREATE OR REPLACE TRIGGER return_proposal_delete AFTER DELETE ON returned_levels FOR EACH ROW
  WHEN (OLD.level = 4)
  EXECUTE FUNCTION return_proposal();

-- readership: how many teams were given each proposal to read, and whether other teams see it.

CREATE OR REPLACE FUNCTION readership_of_proposal() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO readership (proposal_id, theme, shown)
    SELECT NEW.id, t.theme, NEW.state = 'shown' AND NOT NEW.returned FROM teams t WHERE t.id = NEW.team_id;
  RETURN NULL;
END $$;

-- Counts again from the index, so that the number is right whatever happened before.
CREATE OR REPLACE FUNCTION count_readers() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  -- In the order of ids, so that teams that enter the council together never deadlock.
  PERFORM FROM readership o WHERE o.proposal_id IN (SELECT c.proposal_id FROM changed c) ORDER BY o.proposal_id FOR NO KEY UPDATE;
  UPDATE readership o SET readers = (SELECT count(*) FROM council_readings r WHERE r.proposal_id = o.proposal_id)
    WHERE o.proposal_id IN (SELECT c.proposal_id FROM changed c);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER readership_of_proposal AFTER INSERT ON proposals FOR EACH ROW
  EXECUTE FUNCTION readership_of_proposal();

CREATE OR REPLACE TRIGGER count_readers_insert AFTER INSERT ON council_readings
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION count_readers();

CREATE OR REPLACE TRIGGER count_readers_delete AFTER DELETE ON council_readings
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION count_readers();

-- standings: the values that rank a team (ruling 8). Each number is counted again from its index after the rows are locked.

CREATE OR REPLACE FUNCTION standing_of_team() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO standings AS s (team_id, name, theme, points, council_at, class_id, class_name)
    VALUES (NEW.id, NEW.name, NEW.theme, NEW.points, NEW.council_at, NEW.class_id, NEW.class_name)
    ON CONFLICT (team_id) DO UPDATE
      SET name = excluded.name, theme = excluded.theme, points = excluded.points, council_at = excluded.council_at,
        class_id = excluded.class_id, class_name = excluded.class_name;
  IF TG_OP = 'UPDATE' AND NEW.theme <> OLD.theme THEN
    UPDATE readership o SET theme = NEW.theme FROM proposals p WHERE o.proposal_id = p.id AND p.team_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION standing_with_proposal() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE standings SET has_proposal = TG_OP = 'INSERT' WHERE team_id = CASE TG_OP WHEN 'INSERT' THEN NEW.team_id ELSE OLD.team_id END;
  RETURN NULL;
END $$;

-- While other teams do not see a proposal, its stars are kept but do not count in the ranking. Nor do answers to questions,
-- which are on the team's own proposal.
CREATE OR REPLACE FUNCTION count_standings(givers uuid[], owners uuid[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM standings s WHERE s.team_id = ANY(givers || owners) ORDER BY s.team_id FOR NO KEY UPDATE;
  UPDATE standings s SET participation = (SELECT count(*) FROM ratings r WHERE r.team_id = s.team_id)
      + (SELECT count(DISTINCT c.proposal_id) FROM comments c WHERE c.team_id = s.team_id AND c.state = 'shown' AND c.answer_to IS NULL)
    WHERE s.team_id = ANY(givers);
  UPDATE standings s SET (stars_sum, stars_count) = (
      SELECT coalesce(sum(r.stars), 0), count(r.stars) FROM proposals p JOIN ratings r ON r.proposal_id = p.id
      WHERE p.team_id = s.team_id AND p.state = 'shown' AND NOT p.returned)
    WHERE s.team_id = ANY(owners);
END $$;

CREATE OR REPLACE FUNCTION standings_by_ratings() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_standings(
    ARRAY(SELECT DISTINCT c.team_id FROM changed c WHERE TG_OP <> 'UPDATE'),
    ARRAY(SELECT DISTINCT p.team_id FROM changed c JOIN proposals p ON p.id = c.proposal_id));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION standings_by_comments() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_standings(ARRAY(SELECT DISTINCT c.team_id FROM changed c), '{}');
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION standings_by_proposals() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_standings('{}', ARRAY(SELECT DISTINCT c.team_id FROM changed c));
  RETURN NULL;
END $$;

-- Standings before readership: comments lock the two in this order.
CREATE OR REPLACE FUNCTION proposal_shown_or_not() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  now_shown boolean := NEW.state = 'shown' AND NOT NEW.returned;
BEGIN
  PERFORM count_standings('{}', ARRAY[NEW.team_id]);
  UPDATE readership SET shown = now_shown, withdrawn_at = CASE WHEN now_shown THEN NULL ELSE clock_timestamp() END
    WHERE proposal_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER standing_of_team_insert AFTER INSERT ON teams FOR EACH ROW
  EXECUTE FUNCTION standing_of_team();

-- class_name changes together with class_id (team_words).
CREATE OR REPLACE TRIGGER standing_of_team_update AFTER UPDATE OF name, theme, points, council_at, class_id ON teams FOR EACH ROW
  WHEN (NEW.name <> OLD.name COLLATE "C" OR NEW.theme <> OLD.theme OR NEW.points <> OLD.points OR NEW.council_at IS DISTINCT FROM OLD.council_at
    OR NEW.class_id <> OLD.class_id OR NEW.class_name <> OLD.class_name COLLATE "C")
  EXECUTE FUNCTION standing_of_team();

CREATE OR REPLACE TRIGGER standing_with_proposal AFTER INSERT OR DELETE ON proposals FOR EACH ROW
  EXECUTE FUNCTION standing_with_proposal();

CREATE OR REPLACE TRIGGER standings_insert AFTER INSERT ON ratings
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION standings_by_ratings();

CREATE OR REPLACE TRIGGER standings_update AFTER UPDATE ON ratings
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION standings_by_ratings();

CREATE OR REPLACE TRIGGER standings_delete AFTER DELETE ON ratings
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION standings_by_ratings();

CREATE OR REPLACE TRIGGER standings_insert AFTER INSERT ON comments
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION standings_by_comments();

CREATE OR REPLACE TRIGGER standings_update AFTER UPDATE ON comments
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION standings_by_comments();

CREATE OR REPLACE TRIGGER standings_delete AFTER DELETE ON comments
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION standings_by_comments();

CREATE OR REPLACE TRIGGER standings_delete AFTER DELETE ON proposals
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION standings_by_proposals();

CREATE OR REPLACE TRIGGER proposal_shown_or_not AFTER UPDATE OF state, returned ON proposals FOR EACH ROW
  WHEN ((OLD.state = 'shown' AND NOT OLD.returned) <> (NEW.state = 'shown' AND NOT NEW.returned))
  EXECUTE FUNCTION proposal_shown_or_not();

-- councils.revision: devices read a council session again when one of its plans has another text, is withdrawn or shown again,
-- or is deleted. They are notified here, because many calls change a proposal; few are in a session that runs.

CREATE OR REPLACE FUNCTION change_councils_of(proposal uuid) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE councils c SET revision = c.revision + 1 FROM council_plans p
    WHERE p.council_id = c.id AND p.proposal_id = proposal AND c.state <> 'closed';
  PERFORM pg_notify('team_changed', t.id::text) FROM council_plans p
    JOIN councils c ON c.id = p.council_id JOIN council_classes cc ON cc.council_id = c.id JOIN teams t ON t.class_id = cc.class_id
    WHERE p.proposal_id = proposal AND c.state = 'running';
END $$;

CREATE OR REPLACE FUNCTION plan_changed() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM change_councils_of(NEW.id);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION plan_removed() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM change_councils_of(OLD.proposal_id);
  RETURN OLD;
END $$;

-- A session that was restored from the bin is open for a class that has no other by now.
CREATE OR REPLACE FUNCTION open_council_of_class() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.open := EXISTS (SELECT FROM councils c WHERE c.id = NEW.council_id AND c.state <> 'closed');
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER plan_changed AFTER UPDATE OF text, state, returned ON proposals FOR EACH ROW
  WHEN (OLD.text <> NEW.text OR OLD.state <> NEW.state OR OLD.returned <> NEW.returned)
  EXECUTE FUNCTION plan_changed();

CREATE OR REPLACE TRIGGER plan_removed BEFORE DELETE ON council_plans FOR EACH ROW
  EXECUTE FUNCTION plan_removed();

CREATE OR REPLACE TRIGGER open_council_of_class BEFORE INSERT ON council_classes FOR EACH ROW
  EXECUTE FUNCTION open_council_of_class();
